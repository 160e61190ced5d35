import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { requireOnce } from './load-once.mjs';
import { cjsStub, esmStub } from './stub.mjs';

const STUB = readFileSync(new URL('stub.mjs', import.meta.url));
const LOCK = readFileSync(new URL('../../../package-lock.json', import.meta.url));

/** A jest transform for packages, as shared-sources.mjs; jest may ask for them from both kinds of modules. */
export default {
  process(_source, file, { supportsStaticESM }) {
    const stub = supportsStaticESM ? esmStub : cjsStub;
    return { code: stub(`requireOnce(${JSON.stringify(file)})`, requireOnce(file)) };
  },
  getCacheKey: (_source, file, { supportsStaticESM }) =>
    createHash('sha256')
      .update(STUB)
      .update(LOCK)
      .update(`${file}\0${supportsStaticESM}`)
      .digest('hex'),
};
