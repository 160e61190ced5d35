import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';

const VARIABLE = /\$\$|\$\{(\w+)(?:(:?[-?+])([^}]*))?\}/g;

/** Compose files as one: later ones over earlier ones, with `extends` and variables resolved. Throws when a variable that must be set is not. */
export function readCompose(files, environment) {
  const read = files.map((file) =>
    resolved(parse(readFileSync(file, 'utf8'), { merge: true }), environment),
  );
  const project = read.reduce(merged);
  for (const [name, service] of Object.entries(project.services)) {
    if (service.extends) project.services[name] = extended(service, dirname(files[0]), environment);
    // The stand-ins have the tags alone.
    if (service.image) service.image = withoutDigest(service.image);
  }
  return project;
}

export function withoutDigest(text) {
  return text.replaceAll(/@sha256:[0-9a-f]{64}/g, '');
}

function extended({ extends: { file, service: base }, ...own }, folder, environment) {
  const { services } = resolved(
    parse(readFileSync(join(folder, file), 'utf8'), { merge: true }),
    environment,
  );
  return merged(services[base], own);
}

function resolved(value, environment) {
  if (typeof value === 'string') return withVariables(value, environment);
  if (Array.isArray(value)) return value.map((item) => resolved(item, environment));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, resolved(item, environment)]),
  );
}

function withVariables(text, environment) {
  return text.replace(VARIABLE, (whole, name, kind, rest) => {
    if (whole === '$$') return '$';
    const value = environment[name];
    const missing = value === undefined || (kind?.startsWith(':') && value === '');
    if (kind?.endsWith('+')) return missing ? '' : rest;
    if (!missing) return value;
    if (kind?.endsWith('?'))
      throw new Error(`required variable ${name} is missing a value: ${rest}`);
    return kind ? rest : '';
  });
}

/** Maps key by key, lists one after the other, all else by the later one; as Compose does. */
function merged(earlier, later) {
  if (Array.isArray(earlier) && Array.isArray(later)) return [...earlier, ...later];
  if (!isMap(earlier) || !isMap(later)) return later ?? earlier;
  const both = { ...earlier };
  for (const [key, value] of Object.entries(later))
    both[key] = key in earlier ? merged(earlier[key], value) : value;
  return both;
}

function isMap(value) {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
