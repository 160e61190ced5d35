import { ownModules } from '../jest.config.mjs';

// Clocks and modules are replaced in these, so each file loads its own.
export default { ...ownModules, roots: ['<rootDir>/test/own-modules'] };
