// `npx jest <path>` runs any test. A browser test opens the screens of the last `npm run build`.
import components from './admin-ui/test/jest.config.mjs';
import browser from './test/browser/jest.config.mjs';
import { nodeOptions } from './test/support/jest/node-options.mjs';
import { project, withSharedSources } from './test/support/jest/project.mjs';

process.env.NODE_OPTIONS = nodeOptions;

export default {
  projects: [
    withSharedSources('units', ['unit']),
    withSharedSources('api', ['api', 'attacks', 'properties', 'upgrade'], {
      globalSetup: '<rootDir>/test/support/jest/mariadb-setup.mjs',
      globalTeardown: '<rootDir>/test/support/jest/mariadb-teardown.mjs',
    }),
    project('own-modules', ['own-modules']),
    components,
    browser,
  ],
  // Tests wait for a third of their time: three workers keep two processors busy.
  maxWorkers: 3,
  // A worker that has grown beyond this is followed by a new one. With a limit, a single file has a worker, too.
  workerIdleMemoryLimit: '500MB',
  // Other work beside it makes a server or a browser slow, not wrong. Jest reads this here alone, not in a project.
  testTimeout: 240_000,
  // A server or timer that a test left open must show, not be cut off.
  forceExit: false,
};
