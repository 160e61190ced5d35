import { existsSync } from 'node:fs';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { top } from './run.mjs';

/** Installs packages and builds if necessary, then reads .env, so that a fresh clone can start. */
export async function ready() {
  process.chdir(top);
  // A container image has the build and its packages but no sources.
  if (existsSync('api')) {
    try {
      await install();
      await build();
    } catch (error) {
      console.error(error.message);
      process.exit(1);
    }
  }
  // After the build, which must not depend on it; variables that are already set win.
  if (existsSync('.env')) process.loadEnvFile('.env');
}
