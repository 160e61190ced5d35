import { project } from '../support/jest/project.mjs';

export default project('browser', ['browser'], {
  testEnvironment: '<rootDir>/test/browser/stage/environment.mjs',
  globalSetup: '<rootDir>/test/browser/stage/global-setup.mjs',
  globalTeardown: '<rootDir>/test/browser/stage/global-teardown.mjs',
  // For a run with this file alone.
  testTimeout: 240_000,
});
