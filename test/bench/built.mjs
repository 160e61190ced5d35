/** A module of the built server. Not a plain import: lint resolves those, and there may be no build yet. */
export function built(path) {
  return import(new URL(`../../dist/${path}`, import.meta.url).href);
}
