import { ownModules as usual } from '../jest.config.mjs';

export default {
  ...usual,
  rootDir: '../..',
  roots: ['<rootDir>/test/long'],
  testMatch: ['**/*.long.ts'],
  testTimeout: 45 * 60_000,
  // One test measures or kills instances, and another must not disturb it.
  maxWorkers: 1,
};
