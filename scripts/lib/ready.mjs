import { existsSync } from 'node:fs';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { top } from './run.mjs';

/** Installs and builds what is not there yet, and reads .env: from a fresh clone to what can be started. */
export async function ready() {
  process.chdir(top);
  // An image holds what was built and the packages for it, but nothing to build from.
  if (existsSync('api')) {
    try {
      await install();
      await build();
    } catch (error) {
      console.error(error.message);
      process.exit(1);
    }
  }
  // After the build, which is the same on every machine; variables that are set already win.
  if (existsSync('.env')) process.loadEnvFile('.env');
}
