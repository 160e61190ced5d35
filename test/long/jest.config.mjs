import { ownModules as usual } from '../jest.config.mjs';

export default {
  ...usual,
  rootDir: '../..',
  roots: ['<rootDir>/test/long'],
  testMatch: ['**/*.long.ts'],
  testTimeout: 45 * 60_000,
  // What one metrics or kills, another must not disturb.
  maxWorkers: 1,
};
