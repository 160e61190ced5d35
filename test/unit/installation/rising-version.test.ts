import { expect, test } from '@jest/globals';
import { VERSION } from '../../../api/platform/config/version.js';
import { SCHEMA } from '../../../api/schema/schema.js';
import { readFixture, versions } from '../../upgrade/fixture.js';

test('the version is above the last release by what its migrations raise', () => {
  const last = versions().at(-1) as string;
  const { migrations } = readFixture(last).facts;
  const since = SCHEMA.migrations.filter(({ name }) => !migrations.includes(name));
  const [[major = 0, minor = 0], [lastMajor = 0, lastMinor = 0]] = [VERSION, last].map((version) =>
    version.split('.').map(Number),
  ) as [number[], number[]];
  if (since.some(({ raises }) => raises === 'major')) expect(major).toBeGreaterThan(lastMajor);
  else if (since.length > 0)
    expect(major * 1_000 + minor).toBeGreaterThan(lastMajor * 1_000 + lastMinor);
  else expect(major * 1_000 + minor).toBeGreaterThanOrEqual(lastMajor * 1_000 + lastMinor);
});
