// npm run audit:packages: known vulnerabilities of packages that run on the server or in browsers. Needs a build and the registry.
import { npmJson, shippedAdvisories, shippedPackages } from './lib/shipped-packages.mjs';

const found = await advisories();
for (const { name, severity, range, via } of found) {
  const titles = via.map((cause) => cause.title ?? `by ${cause}`).join('; ');
  console.log(`${severity.padEnd(8)} ${name} ${range}: ${titles}`);
}
console.log(
  found.length === 0
    ? 'No known vulnerabilities in what is shipped.'
    : `${found.length} packages with known vulnerabilities.`,
);
process.exitCode = found.length === 0 ? 0 : 1;

async function advisories() {
  try {
    return shippedAdvisories(await npmJson('audit', '--json'), shippedPackages());
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
}
