import { isSecretChanged, SECRET_ADVICE, SECRET_CHANGED } from '../backup/secret-fingerprint.js';
import { fault, ok, type Check } from './finding.js';

export const checkSecret: Check = async ({ configuration, read }) =>
  (await isSecretChanged(read, configuration))
    ? fault(SECRET_CHANGED, SECRET_ADVICE)
    : ok('The secret is the one that this database was first used with.');
