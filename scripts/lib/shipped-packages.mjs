import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, top } from './run.mjs';

/** 'name@version' of each package in the browser's bundle, by its folder, as the build lists them. */
export const browserPackages = () => listed('browser-packages.json');

/** The same of all that ships: in the server's bundle, beside it, and in the browser's. */
export const shippedPackages = () => ({ ...listed('server-packages.json'), ...browserPackages() });

function listed(file) {
  try {
    return JSON.parse(readFileSync(join(top, 'dist', file), 'utf8'));
  } catch {
    throw new Error(`dist/${file} is missing. Run npm run build first.`);
  }
}

/** Runs npm and reads its JSON; it exits with 1 also when it has something to report. */
export async function npmJson(...args) {
  const { stdout, output } = await run('npm', args, { capture: true });
  const answer = parsed(stdout);
  if (!answer) throw new Error(`npm ${args[0]} failed: ${output.trim()}`);
  if (answer.error || answer.statusCode)
    throw new Error(`npm ${args[0]} failed: ${answer.message ?? answer.error.summary}`);
  return answer;
}

function parsed(json) {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** npm's bill of materials, without what only builds. */
export function shippedBill(all, packages) {
  const names = new Set(Object.values(packages));
  // By npm's reference: the name may be that of an alias.
  const components = all.components.filter((component) => names.delete(component['bom-ref']));
  if (names.size > 0) throw new Error(`npm does not know ${[...names].join(', ')}.`);
  const shipped = new Set([
    all.metadata.component['bom-ref'],
    ...components.map((component) => component['bom-ref']),
  ]);
  return {
    ...all,
    components,
    dependencies: all.dependencies
      .filter(({ ref }) => shipped.has(ref))
      .map(({ ref, dependsOn = [] }) => ({
        ref,
        dependsOn: dependsOn.filter((other) => shipped.has(other)),
      })),
  };
}

/** Those of npm's advisories that are about what ships. */
export function shippedAdvisories(all, packages) {
  return Object.values(all.vulnerabilities).filter(({ nodes }) =>
    nodes.some((folder) => folder in packages),
  );
}
