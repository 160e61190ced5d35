import { createHash, randomBytes } from 'node:crypto';

/** Fields that tell of a person. They are sealed by a salted digest: once they and the salt are deleted, the digest tells nothing and the chain still holds. */
const PERSONAL_COLUMNS = ['actor_name', 'subject_name', 'value_before', 'value_after'] as const;
const OTHER_COLUMNS = ['id', 'recorded_at', 'actor_id', 'action', 'subject', 'subject_id', 'request_id', 'changeset_id'] as const;
/** Every field of an entry. */
export const SEALED_COLUMNS = [...OTHER_COLUMNS, ...PERSONAL_COLUMNS];

export type SealedEntry = Record<(typeof SEALED_COLUMNS)[number], string | number | null> & { id: string };

export interface Seal {
  number: number;
  entryId: string;
  previousHash: string;
  /** Hex; null once the personal fields were erased. */
  salt: string | null;
  /** SHA-256, as hex, of the salt and the personal fields. */
  digest: string;
  hash: string;
  sealedAt: number;
}

/** The first seal has none before it. */
export const NO_HASH = '';

const FORM = 'audit entry 2';
const SALT_BYTES = 16;

export function personalDigest(entry: SealedEntry, salt: string): string {
  return sha256([salt, ...PERSONAL_COLUMNS.map((column) => entry[column])]);
}

/** SHA-256, as hex, of an entry's place, when it was sealed, the hash of the seal before it, its fields, and the digest of its personal ones. */
export function sealHash(entry: SealedEntry, { number, previousHash, sealedAt, digest }: Pick<Seal, 'number' | 'previousHash' | 'sealedAt' | 'digest'>): string {
  const fields = OTHER_COLUMNS.map((column) => (column === 'recorded_at' ? Number(entry[column]) : entry[column]));
  return sha256([FORM, number, previousHash, sealedAt, ...fields, digest]);
}

function sha256(values: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

/** Seals for entries, in this order, behind the last seal. */
export function sealsBehind(last: { number: number; hash: string }, entries: SealedEntry[], sealedAt: number): Seal[] {
  let { number, hash: previousHash } = last;
  return entries.map((entry) => {
    number += 1;
    const salt = randomBytes(SALT_BYTES).toString('hex');
    const digest = personalDigest(entry, salt);
    const hash = sealHash(entry, { number, previousHash, sealedAt, digest });
    const seal = { number, entryId: entry.id, previousHash, salt, digest, hash, sealedAt };
    previousHash = hash;
    return seal;
  });
}
