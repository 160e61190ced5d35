import { expect, test } from '@jest/globals';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();

test('X-Forwarded-Proto without a proxy that was told of makes nothing secure', async () => {
  const { headers } = await server
    .client()
    .get('/config', { 'x-forwarded-proto': 'https', forwarded: 'proto=https' });
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  expect(headers.getSetCookie().length).toBeGreaterThan(0);
  expect(headers.getSetCookie().join()).not.toContain('Secure');
});
