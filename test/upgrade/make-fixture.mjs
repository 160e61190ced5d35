// node test/upgrade/make-fixture.mjs: the company of this version, once, when it is released. It takes about a minute.
import '../../scripts/lib/node-version.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { build } from '../../scripts/lib/build.mjs';
import { jest } from '../../scripts/lib/jest.mjs';

const { version } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);
const folder = new URL(`${version}/`, import.meta.url);

if (existsSync(folder)) {
  console.error(
    `${folder.pathname} is there. The company of a released version is never made again: it is what its users have.`,
  );
  process.exit(1);
}
await build();
const { passed, failed } = await jest([], {
  config: 'test/upgrade/jest.config.mjs',
  env: { TEST_ENGINE: 'sqlite', MAKE_FIXTURE: version },
  limitMs: 600_000,
});
process.exitCode = passed === 1 && failed === 0 ? 0 : 1;
