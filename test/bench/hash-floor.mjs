// What the hash alone allows: passwords verified as many at a time as sign-ins come in the case beside it, and nothing else.
import fastify from 'fastify';
import { built } from './built.mjs';

const { hashPassword, verifyArgon2Password } = await built('account/password.js');
const { ADMIN } = await import('./processes.mjs');

const hash = await hashPassword(ADMIN.password);
const app = fastify();
app.post('/api/auth/login', async (request) => ({ success: await verifyArgon2Password(hash, request.body.password) }));
process.on('SIGTERM', () => process.exit());
console.log(`Listening on ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
