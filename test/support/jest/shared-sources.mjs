import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { loadOnce } from './load-once.mjs';
import { esmStub } from './stub.mjs';

const STUB = readFileSync(new URL('stub.mjs', import.meta.url));

/** A jest transform for the server's sources: the module that Node has loaded, in place of one for each test file. */
export default {
  processAsync: async (_source, file) => ({
    code: esmStub(`await loadOnce(${JSON.stringify(file)})`, await loadOnce(file)),
  }),
  getCacheKey: (source, file) =>
    createHash('sha256').update(STUB).update(`${file}\0`).update(source).digest('hex'),
};
