import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';
import './threads.mjs';

register('./typescript-hooks.mjs', import.meta.url);

let last = Promise.resolve();

/** The server's sources as Node loads them: once in a worker, for all of its test files. One after the other: Node 20 mixes up overlapping graphs. */
export function loadOnce(file) {
  const loaded = last.then(() => import(pathToFileURL(file).href));
  last = loaded.catch(() => undefined);
  return loaded;
}

export const requireOnce = createRequire(import.meta.url);
