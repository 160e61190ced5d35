import { createHash } from 'node:crypto';

/** Every field of an entry, in the order in which they are sealed. */
export const SEALED_COLUMNS = [
  'id', 'recorded_at', 'actor_id', 'actor_name', 'action', 'subject', 'subject_id', 'subject_name', 'value_before', 'value_after', 'request_id', 'changeset_id',
] as const;

export type SealedEntry = Record<(typeof SEALED_COLUMNS)[number], string | number | null> & { id: string };

export interface Seal {
  number: number;
  entryId: string;
  previousHash: string;
  hash: string;
  sealedAt: number;
}

/** The first seal has none before it. */
export const NO_HASH = '';

const FORM = 'audit entry 1';

/** SHA-256, as hex, of an entry's fields, its place, when it was sealed, and the hash of the seal before it. */
export function sealHash(entry: SealedEntry, { number, previousHash, sealedAt }: Omit<Seal, 'hash' | 'entryId'>): string {
  const fields = SEALED_COLUMNS.map((column) => (column === 'recorded_at' ? Number(entry[column]) : entry[column]));
  return createHash('sha256').update(JSON.stringify([FORM, number, previousHash, sealedAt, ...fields])).digest('hex');
}

/** Seals for entries, in this order, behind the last seal. */
export function sealsBehind(last: { number: number; hash: string }, entries: SealedEntry[], sealedAt: number): Seal[] {
  let { number, hash: previousHash } = last;
  return entries.map((entry) => {
    number += 1;
    const hash = sealHash(entry, { number, previousHash, sealedAt });
    const seal = { number, entryId: entry.id, previousHash, hash, sealedAt };
    previousHash = hash;
    return seal;
  });
}
