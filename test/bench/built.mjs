let last = Promise.resolve();

/**
 * A module of the built server. Not a plain import: lint resolves those, and there may be no build yet.
 * One after the other: jest cannot link two that import the same package at once.
 */
export function built(path) {
  const module = last.then(() => import(new URL(`../../dist/${path}`, import.meta.url).href));
  last = module.catch(() => undefined);
  return module;
}
