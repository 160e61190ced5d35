import { createHash, randomBytes } from 'node:crypto';

/** Sealed by a salted digest only, so that they can be erased with the salt while the chain stays valid. Names also as the search reads them. */
const PERSONAL_COLUMNS = [
  'actor_name',
  'subject_name',
  'value_before',
  'value_after',
  'names_folded',
] as const;
const OTHER_COLUMNS = [
  'id',
  'recorded_at',
  'actor_id',
  'action',
  'subject',
  'subject_id',
  'employee_id',
  'request_id',
  'changeset_id',
] as const;
export const SEALED_COLUMNS = [...OTHER_COLUMNS, ...PERSONAL_COLUMNS];

export type SealedEntry = Record<(typeof SEALED_COLUMNS)[number], string | number | null> & {
  id: string;
};

export interface Seal {
  number: number;
  entryId: string;
  previousHash: string;
  /** Hex; null once the personal fields are erased. */
  salt: string | null;
  digest: string;
  hash: string;
  sealedAt: number;
}

export const NO_HASH = '';

const FORMAT = 'audit entry 4';
const SALT_BYTES = 16;

export function personalDigest(entry: SealedEntry, salt: string): string {
  return sha256([salt, ...PERSONAL_COLUMNS.map((column) => entry[column])]);
}

export function sealHash(
  entry: SealedEntry,
  {
    number,
    previousHash,
    sealedAt,
    digest,
  }: Pick<Seal, 'number' | 'previousHash' | 'sealedAt' | 'digest'>,
): string {
  const fields = OTHER_COLUMNS.map((column) =>
    column === 'recorded_at' ? Number(entry[column]) : entry[column],
  );
  return sha256([FORMAT, number, previousHash, sealedAt, ...fields, digest]);
}

function sha256(values: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

export function createSeals(
  last: { number: number; hash: string },
  entries: SealedEntry[],
  sealedAt: number,
): Seal[] {
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
