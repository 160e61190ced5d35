// npm run sbom: every package that runs on the server or in browsers, as CycloneDX. Needs a build, which knows what is in the bundles.
import { npmJson, shippedBill, shippedPackages } from './lib/shipped-packages.mjs';

// By the lock file: the tools of the tests need not be installed.
const all = await npmJson('sbom', '--sbom-format', 'cyclonedx', '--package-lock-only');
console.log(JSON.stringify(shippedBill(all, shippedPackages()), undefined, 2));
