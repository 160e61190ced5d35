// npm start: from a fresh clone to a running system, with nothing but Node and npm.
import './lib/node-version.mjs';
import { ready } from './lib/ready.mjs';

await ready();

// In this process, so that Ctrl+C and a service manager's signals reach the server itself.
await import('../dist/main.js');
