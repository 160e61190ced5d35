// npm run sbom: every package that runs on the server or in browsers, as CycloneDX. Needs a build, which knows what is in the bundle.
import { browserPackages, npmJson, shippedBill } from './lib/shipped-packages.mjs';

const BILL = ['sbom', '--sbom-format', 'cyclonedx'];
const bill = shippedBill(
  await npmJson(...BILL),
  await npmJson(...BILL, '--omit', 'dev'),
  browserPackages(),
);
console.log(JSON.stringify(bill, undefined, 2));
