// npm start: from a fresh clone to a running system, with nothing but Node and npm. An image starts with it as well.
import './lib/node-version.mjs';
import { ready } from './lib/ready.mjs';

// The first process of a container is not ended by a signal that nobody handles, and a start takes a while to get there.
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, function leave() {
    if (process.listenerCount(signal) === 1) process.exit();
    process.off(signal, leave);
  });
}

await ready();

// In this process, so that Ctrl+C and a service manager's signals reach the server itself.
await import('../dist/server/main.js');
