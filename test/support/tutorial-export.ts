import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A value that plain JSON has no word for; `n` tells them apart. */
export class ObjectId {
  readonly hex: string;
  constructor(n: number) {
    // Begins with the seconds since 1970, as MongoDB's do: one a minute from September 2023 on.
    this.hex = (0x65000000 + n * 60).toString(16) + n.toString(16).padStart(16, '0');
  }
}

export class Decimal {
  constructor(readonly text: string) {}
}

export type OldRecord = Record<string, unknown>;
export type OldSystem = Record<
  'users' | 'departments' | 'employees' | 'salaries' | 'leaves',
  OldRecord[]
>;

/** How mongoexport can be told to write. */
export const FORMS = [
  'version 1, lines',
  'version 2 relaxed, array',
  'version 2 canonical, lines',
  'version 2 relaxed, indented array',
] as const;
export type Form = (typeof FORMS)[number];

/** Writes a made-up export into a folder of its own; returns the folder. Remove it in the end. */
export function writeExport(
  system: OldSystem,
  form: Form = 'version 2 relaxed, array',
  images: Record<string, Uint8Array> = {},
): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'tutorial-export-'));
  for (const [collection, records] of Object.entries(system))
    writeFileSync(join(folder, `${collection}.json`), written(records, form));
  mkdirSync(join(folder, 'uploads'));
  for (const [name, bytes] of Object.entries(images))
    writeFileSync(join(folder, 'uploads', name), bytes);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export function written(records: OldRecord[], form: Form): string {
  const plain = records.map((record) => extended(record, form));
  if (form.endsWith('lines')) return plain.map((record) => `${JSON.stringify(record)}\n`).join('');
  return form.includes('indented')
    ? `${JSON.stringify(plain, null, '\t')}\n`
    : `[${plain.map((record) => JSON.stringify(record)).join(',\n')}]\n`;
}

function extended(value: unknown, form: Form): unknown {
  const canonical = form.includes('canonical');
  if (value instanceof ObjectId) return { $oid: value.hex };
  if (value instanceof Decimal) return { $numberDecimal: value.text };
  if (value instanceof Date) {
    if (form.startsWith('version 1')) return { $date: value.toISOString().replace('Z', '+0000') };
    return {
      $date:
        canonical || value.getTime() < 0
          ? { $numberLong: String(value.getTime()) }
          : value.toISOString(),
    };
  }
  if (typeof value === 'number' && canonical)
    return Number.isInteger(value)
      ? { $numberInt: String(value) }
      : { $numberDouble: String(value) };
  if (Array.isArray(value)) return value.map((inner) => extended(inner, form));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, extended(inner, form)]),
  );
}
