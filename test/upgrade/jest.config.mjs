import { ownModules } from '../jest.config.mjs';

/** For `make-fixture.mjs` alone. */
export default {
  ...ownModules,
  roots: ['<rootDir>/test/upgrade'],
  testMatch: ['**/fixture.make.ts'],
};
