import type { EntityManager } from 'typeorm';
import type { Secret } from '../platform/config/secret.js';
import type { ReadRows } from '../platform/database/connection/committed-reader.js';
import { execute } from '../platform/database/statements/execute.js';
import { NO_HASH } from './seal.js';

/** Number and hash of the last seal, signed with a key derived from the server's secret. */
export interface ChainHead {
  number: number;
  hash: string;
  signature: string;
  sealedAt: number | null;
  /** The greatest number in `audit_seal`; differs from `number` only after tampering. */
  lastSeal: number;
}

interface HeadRow {
  number: number | null;
  hash: string;
  signature: string;
  sealed_at: number | string | null;
  last_seal: number | null;
}

/** One statement, so that all values are of one moment. */
export async function readHead(read: ReadRows): Promise<ChainHead> {
  const [row] = await read<HeadRow>(
    `SELECT c.number, c.hash, c.signature, c.sealed_at, l.last_seal
     FROM (SELECT MAX(number) AS last_seal FROM audit_seal) l LEFT JOIN audit_chain c ON c.id = 1`,
  );
  const lastSeal = row?.last_seal ?? 0;
  if (!row || row.number === null)
    return { number: 0, hash: NO_HASH, signature: 'none', sealedAt: null, lastSeal };
  return {
    number: row.number,
    hash: row.hash,
    signature: row.signature,
    sealedAt: row.sealed_at === null ? null : Number(row.sealed_at),
    lastSeal,
  };
}

export function signHead(secret: Secret, number: number, hash: string): string {
  return secret.hash('audit chain', String(number), hash);
}

/** In the unit that adds the first account, before it: emptying the chain needs no secret, so an unsigned head is only right without accounts. */
export async function beginChain(manager: EntityManager, secret: Secret): Promise<void> {
  await execute(
    manager,
    "UPDATE audit_chain SET signature = ? WHERE id = 1 AND number = 0 AND hash = '' AND signature = '' AND NOT EXISTS (SELECT 1 FROM account)",
    [signHead(secret, 0, NO_HASH)],
  );
}

export async function isHeadTrusted(
  read: ReadRows,
  secret: Secret,
  { number, hash, signature }: ChainHead,
): Promise<boolean> {
  if (signature === signHead(secret, number, hash)) return true;
  return (
    number === 0 &&
    hash === NO_HASH &&
    signature === '' &&
    (await read('SELECT id FROM account LIMIT 1')).length === 0
  );
}

/** False if another server has moved it. Must be the first write of a sealing transaction, so that two never deadlock. */
export async function advanceHead(
  manager: EntityManager,
  secret: Secret,
  from: ChainHead,
  to: { number: number; hash: string; sealedAt: number },
): Promise<boolean> {
  const moved = await execute(
    manager,
    'UPDATE audit_chain SET number = ?, hash = ?, signature = ?, sealed_at = ? WHERE id = 1 AND number = ? AND hash = ?',
    [to.number, to.hash, signHead(secret, to.number, to.hash), to.sealedAt, from.number, from.hash],
  );
  return moved === 1;
}

export async function resetHead(
  manager: EntityManager,
  number: number,
  hash: string,
): Promise<void> {
  const updated = await execute(
    manager,
    "UPDATE audit_chain SET number = ?, hash = ?, signature = '' WHERE id = 1",
    [number, hash],
  );
  if (updated === 1) return;
  await manager.query(
    'INSERT INTO audit_chain (id, number, hash, signature, checked) VALUES (1, ?, ?, ?, 0)',
    [number, hash, ''],
  );
}

/** For a restore under a new secret: all entries are sealed again. */
export async function restartChain(manager: EntityManager, secret: Secret): Promise<void> {
  await manager.query(
    `UPDATE audit_chain SET number = 0, hash = '', signature = ?, sealed_at = NULL, checked_at = NULL, checked = 0,
     broken_number = NULL, broken_recorded_at = NULL, broken_fault = NULL WHERE id = 1`,
    [signHead(secret, 0, NO_HASH)],
  );
  await manager.query('DELETE FROM audit_seal');
  await manager.query('UPDATE audit_entry SET seal_number = NULL WHERE seal_number IS NOT NULL');
}
