import { project } from '../support/jest/project.mjs';

export default project('long', ['long'], {
  testMatch: ['**/*.long.ts'],
  testTimeout: 45 * 60_000,
});
