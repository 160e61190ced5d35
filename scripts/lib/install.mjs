import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, top } from './run.mjs';

/**
 * Installs the packages when those in node_modules are not the ones that package-lock.json names: those to run and to build, and
 * with `tools` the devDependencies as well, which only tests, lint and formatting need.
 */
export async function install({ tools = false } = {}) {
  if (installed({ tools })) return;
  console.log(
    `Installing the packages ${tools ? 'for tests, lint and formatting' : 'to run and to build'} (a minute or two, only when they changed) …`,
  );
  // Added to the others, which a running server may use; `npm ci` would remove those first.
  const command = tools && installed({ tools: false }) ? ['install', '--no-save'] : ['ci'];
  const { ok } = await run('npm', [
    ...command,
    // Whatever NODE_ENV says.
    tools ? '--include=dev' : '--omit=dev',
    '--loglevel=error',
    '--no-audit',
    '--no-fund',
  ]);
  if (!ok) throw new Error('The packages could not be installed; the lines above say why.');
}

/** By npm's own record of what it installed, so that a hand-made `npm ci` counts and a broken-off one does not. */
function installed({ tools }) {
  const wanted = packages('package-lock.json');
  let found;
  try {
    found = packages('node_modules/.package-lock.json');
  } catch {
    return false;
  }
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || (entry.dev && !tools)) return true;
    if (!found[path]) return Boolean(entry.optional || entry.devOptional);
    return found[path].version === entry.version && found[path].integrity === entry.integrity;
  });
}

function packages(file) {
  return JSON.parse(readFileSync(join(top, file), 'utf8')).packages;
}
