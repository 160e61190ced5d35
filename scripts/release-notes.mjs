// node scripts/release-notes.mjs vVERSION: the section of CHANGELOG.md, which must be dated, of the version in package.json
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { top } from './lib/run.mjs';

const read = (name) => readFileSync(join(top, name), 'utf8');
const { version } = JSON.parse(read('package.json'));
const [tag] = process.argv.slice(2);
const section = read('CHANGELOG.md')
  .split(/^## /m)
  .find((part) => part.startsWith(`${version} `));
const heading = section?.split('\n', 1)[0];

if (tag !== `v${version}`) fail(`The tag is ${tag}, package.json has ${version}.`);
if (!/ \(\d{4}-\d\d-\d\d\)$/.test(heading ?? ''))
  fail(`CHANGELOG.md needs the heading '## ${version} (YYYY-MM-DD)'.`);
console.log(section.slice(heading.length).trim());

function fail(reason) {
  console.error(reason);
  process.exit(1);
}
