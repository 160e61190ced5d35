import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, top } from './run.mjs';

/** Installs the packages when those in node_modules are not the ones that package-lock.json names. */
export async function install() {
  if (installed()) return;
  console.log('Installing the packages (a minute or two, only when they changed) …');
  // Building needs the development packages, also where NODE_ENV=production would leave them out.
  const { ok } = await run('npm', [
    'ci',
    '--include=dev',
    '--loglevel=error',
    '--no-audit',
    '--no-fund',
  ]);
  if (!ok) throw new Error('The packages could not be installed; the lines above say why.');
}

/** By npm's own record of what it installed, so that a hand-made `npm ci` counts and a broken-off one does not. */
function installed() {
  const wanted = packages('package-lock.json');
  let found;
  try {
    found = packages('node_modules/.package-lock.json');
  } catch {
    return false;
  }
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    if (!found[path]) return Boolean(entry.optional || entry.devOptional);
    return found[path].version === entry.version && found[path].integrity === entry.integrity;
  });
}

function packages(file) {
  return JSON.parse(readFileSync(join(top, file), 'utf8')).packages;
}
