// npm start: from a fresh clone to a running system, with nothing but Node and npm.
import './lib/node-version.mjs';
import { existsSync } from 'node:fs';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { top } from './lib/run.mjs';

process.chdir(top);
try {
  await install();
  await build();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

// After the build, which is the same on every machine; variables that are set already win.
if (existsSync('.env')) process.loadEnvFile('.env');

// In this process, so that Ctrl+C and a service manager's signals reach the server itself.
await import('../dist/main.js');
