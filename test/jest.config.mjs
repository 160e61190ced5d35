import { dirname, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SWC } from './support/jest/swc.mjs';

const top = dirname(dirname(fileURLToPath(import.meta.url)));
const below = (folder) =>
  `^${`${top}${sep}${folder}${sep}`.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`;
const support = (file) => fileURLToPath(new URL(`support/jest/${file}`, import.meta.url));

export const ownModules = {
  rootDir: top,
  testMatch: ['**/*.test.ts'],
  testEnvironment: 'node',
  transform: { '^.+\\.ts$': ['@swc/jest', SWC] },
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  // Other work beside it makes a server slow, not wrong.
  testTimeout: 120_000,
  // Tests wait for a third of their time: three workers keep two processors busy.
  maxWorkers: 3,
  // A server or timer that a test left open must show, not be cut off.
  forceExit: false,
};

/** The server's sources and packages are loaded once in a worker: to load them for each file takes two seconds and 65 MB of it. */
export default {
  ...ownModules,
  roots: ['<rootDir>/test'],
  testPathIgnorePatterns: ['/node_modules/', `${below('test')}own-modules`],
  testEnvironment: support('environment.mjs'),
  transform: {
    [below('api')]: support('shared-sources.mjs'),
    [below('node_modules')]: support('shared-packages.mjs'),
    ...ownModules.transform,
  },
  transformIgnorePatterns: ['/node_modules/(@jest|jest|expect)[^/]*/'],
  // A worker that has grown beyond this is followed by a new one.
  workerIdleMemoryLimit: '500MB',
};
