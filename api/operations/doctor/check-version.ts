import { COMMIT, VERSION } from '../../platform/config/version.js';
import { ok, type Check } from './finding.js';

export const checkVersion: Check = async () =>
  ok(`Version ${VERSION}, commit ${COMMIT}, on Node ${process.versions.node}.`);
