import { project } from '../support/jest/project.mjs';

/** For `make-fixture.mjs` alone. */
export default project('fixture', ['upgrade'], {
  testMatch: ['**/fixture.make.ts'],
  testTimeout: 120_000,
});
