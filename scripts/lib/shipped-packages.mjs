import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, top } from './run.mjs';

/** 'name@version' of each package in the browser's bundle, by its folder, as the build lists them. */
export function browserPackages() {
  try {
    return JSON.parse(readFileSync(join(top, 'dist', 'browser-packages.json'), 'utf8'));
  } catch {
    throw new Error('dist/browser-packages.json is missing. Run npm run build first.');
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

/**
 * What is known of all packages, without those that only build and test.
 * `all` and `server` are npm's bills of materials with and without development packages.
 */
export function shippedBill(all, server, browser) {
  const refs = new Set([
    ...server.components.map((component) => component['bom-ref']),
    ...Object.values(browser),
  ]);
  const components = all.components.filter(
    (component) =>
      refs.has(component['bom-ref']) || refs.has(`${component.name}@${component.version}`),
  );
  const shipped = new Set([
    all.metadata.component['bom-ref'],
    ...components.map((component) => component['bom-ref']),
  ]);
  return {
    ...all,
    components: components.map(required),
    dependencies: all.dependencies
      .filter(({ ref }) => shipped.has(ref))
      .map(({ ref, dependsOn = [] }) => ({
        ref,
        dependsOn: dependsOn.filter((other) => shipped.has(other)),
      })),
  };
}

/** Those of npm's advisories that are about the server's packages or about the browser's. */
export function shippedAdvisories(all, server, browser) {
  const known = new Set(Object.keys(server.vulnerabilities));
  return Object.values(all.vulnerabilities).filter(
    ({ name, nodes }) => known.has(name) || nodes.some((folder) => folder in browser),
  );
}

/** npm marks development packages; in a browser they are not. */
function required(component) {
  return {
    ...component,
    scope: 'required',
    properties: (component.properties ?? []).filter(
      ({ name }) => name !== 'cdx:npm:package:development',
    ),
  };
}
