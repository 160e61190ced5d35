import { SWC } from '../support/jest/swc.mjs';

export default {
  rootDir: '../..',
  roots: ['<rootDir>/test/browser'],
  testMatch: ['**/*.test.ts'],
  testEnvironment: '<rootDir>/test/browser/stage/environment.mjs',
  globalSetup: '<rootDir>/test/browser/stage/global-setup.mjs',
  globalTeardown: '<rootDir>/test/browser/stage/global-teardown.mjs',
  transform: { '^.+\\.ts$': ['@swc/jest', SWC] },
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  // Other work beside it makes a browser slow, not wrong.
  testTimeout: 240_000,
  // A page has processes of its own.
  maxWorkers: 2,
};
