import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../platform/config/folders.js';
import { fieldsOf } from '../platform/http/fields/field.js';
import type { BodyType, Part, Route } from './routes.js';

const CONTRACT = join(PROJECT, 'api', 'contract');

/** The file in which the screens have the types of the calls. */
export const CALL_TYPES_FILE = join(PROJECT, 'admin-ui', 'src', 'api', 'declared-calls.d.ts');

/** By method and path, where `{}` stands for a value: what is sent and what is answered. */
export function callTypes(routes: Route[]): string {
  const files = responseFiles();
  const calls = routes.map((route) => [keyOf(route), callOf(route)]).sort();
  const used = [...new Set(routes.flatMap(({ endpoint }) => endpoint.response ?? []))].sort();
  const imports = [...new Set(used.map((name) => files[name]))].sort().map((file) => {
    const names = used.filter((name) => files[name] === file).join(', ');
    return `import type { ${names} } from '../../../api/contract/${file}.js';`;
  });
  return `// Written by npm run build:calls from the declarations of the calls.
${imports.join('\n')}

export interface DeclaredCalls {
${calls.map(([key, call]) => `  '${key}': ${call};`).join('\n')}
}
`;
}

/** The file of the contract that has a response. */
function responseFiles(): Record<string, string> {
  const files = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('responses.ts'),
  );
  return Object.fromEntries(
    files.flatMap((file) =>
      [
        ...readFileSync(join(CONTRACT, file), 'utf8').matchAll(
          /^export (?:interface|type) (\w+)/gm,
        ),
      ].map(([, name]) => [name, file.replaceAll('\\', '/').replace(/\.ts$/, '')]),
    ),
  ) as Record<string, string>;
}

function keyOf({ method, path }: Route): string {
  return `${method.toUpperCase()} ${path.replace(/^\/api/, '').replace(/\{\w+\}/g, '{}')}`;
}

function callOf({ body, endpoint: { multipart, response } }: Route): string {
  const forms = multipart ? ['FormData'] : [];
  const json = body ?? (multipart?.required ? undefined : multipart?.body);
  const bodies = [...forms, ...(json ? [bodyType(json)] : [])];
  const sent = bodies.length > 0 ? bodies.join(' | ') : 'Record<string, never>';
  return `{ body: ${sent}; response: ${response ?? 'unknown'} }`;
}

function bodyType(type: BodyType): string {
  const fields = Object.entries(fieldsOf(type)).map(([name, { kind, optional }]) =>
    optional ? `${name}?: ${typeOf(kind.schema)} | null` : `${name}: ${typeOf(kind.schema)}`,
  );
  return `{ ${fields.join('; ')} }`;
}

/** Objects are described more closely by the contract's own types. */
function typeOf({ type, enum: choices, items, oneOf }: Part): string {
  if (oneOf) return (oneOf as Part[]).map(typeOf).join(' | ');
  if (choices) return (choices as string[]).map((choice) => `'${choice}'`).join(' | ');
  const types = ([type] as (string | undefined)[]).flat().map((one) => {
    if (one === 'array')
      return items ? `readonly (${typeOf(items as Part)})[]` : 'readonly unknown[]';
    if (one === 'integer') return 'number';
    return one === undefined || one === 'object' ? 'object' : one;
  });
  return types.join(' | ');
}
