import type { ImportColumn, ImportMapping } from '../../../api/contract/imports.js';
import { columnOf } from './mapping';

/** What the pattern makes of the first person of the file; nothing when it has no name. */
export function emailExample(mapping: ImportMapping, columns: ImportColumn[]): string | undefined {
  const { first, last } = firstName(mapping, columns);
  if (!mapping.emailPattern || !(first || last)) return undefined;
  const id = columnOf(mapping, columns, 'employeeId')?.samples[0] ?? '';
  return mapping.emailPattern.replaceAll('{first}', plain(first)).replaceAll('{last}', plain(last)).replaceAll('{id}', plain(id));
}

function firstName(mapping: ImportMapping, columns: ImportColumn[]): { first: string; last: string } {
  const sample = (field: 'name' | 'firstName' | 'lastName') => columnOf(mapping, columns, field)?.samples[0]?.trim() ?? '';
  const whole = sample('name');
  if (!whole) return { first: sample('firstName'), last: sample('lastName') };
  const [last = '', given] = whole.split(',');
  if (mapping.nameOrder === 'last-first' && given !== undefined) return { first: given.trim().split(/\s+/)[0] ?? '', last };
  const words = whole.split(/\s+/);
  return { first: words[0] ?? '', last: words.length > 1 ? (words.at(-1) ?? '') : '' };
}

const plain = (name: string) => name.normalize('NFD').replace(/[^\p{L}\p{N}-]/gu, '').toLowerCase();
