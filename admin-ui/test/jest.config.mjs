import { withSharedSources } from '../../test/support/jest/project.mjs';

export default withSharedSources('components', [], {
  roots: ['<rootDir>/admin-ui/test'],
  testEnvironment: '<rootDir>/admin-ui/test/support/environment.mjs',
  globalSetup: '<rootDir>/admin-ui/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/admin-ui/test/support/global-teardown.mjs',
});
