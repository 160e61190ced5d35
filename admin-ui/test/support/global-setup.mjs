import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
// Beside the packages, which the screens import.
const parent = path('../../../node_modules/.cache');

/** Compiles the screens in a process of its own, since jest transforms what is loaded in this one. The workers read where they are from the environment. */
export default function compileScreens() {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'screens-'));
  execFileSync(process.execPath, [path('compile.mjs'), folder], { stdio: 'inherit' });
  process.env.SCREENS_FOLDER = folder;
}
