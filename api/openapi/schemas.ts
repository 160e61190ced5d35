import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../platform/config/folders.js';
import type { Part } from './routes.js';

const contract = join(PROJECT, 'api', 'contract');
const tsconfig = join(PROJECT, 'tsconfig.json');

export async function responseSchemas(): Promise<Record<string, Part>> {
  for (const file of [join(contract, 'responses.ts'), tsconfig]) {
    if (!existsSync(file))
      throw new Error(
        `It is made from the sources of the contract, and ${file} is missing. Build in the project's own folder.`,
      );
  }
  const { createGenerator } = await import('ts-json-schema-generator');
  const generator = createGenerator({
    path: join(contract, '**', '*responses.ts'),
    tsconfig,
    type: '*',
    expose: 'export',
    jsDoc: 'extended',
    additionalProperties: true,
    sortProps: false,
    skipTypeCheck: true,
  });
  const { definitions } = generator.createSchema('*');
  return withFormats(definitions, '') as Record<string, Part>;
}

function withFormats(node: unknown, name: string): unknown {
  if (Array.isArray(node)) return node.map((item) => withFormats(item, name));
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => {
    if (key === '$ref')
      return [key, (value as string).replace('#/definitions/', '#/components/schemas/')];
    // A tuple, as this version of JSON Schema names it.
    return [key === 'items' && Array.isArray(value) ? 'prefixItems' : key, withFormats(value, key)];
  });
  const schema = Object.fromEntries(entries) as Part;
  const format = isString(schema) ? formatOf(name) : undefined;
  return format ? { ...schema, format } : schema;
}

function isString({ type }: Part): boolean {
  return [type].flat().includes('string');
}

function formatOf(name: string): string | undefined {
  if (name === '_id' || name === 'userId') return 'uuid';
  if (name === 'CalendarDate') return 'date';
  return /(At|Until)$/.test(name) ? 'date-time' : undefined;
}
