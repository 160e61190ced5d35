import { setImmediate } from 'node:timers/promises';
import type { AuditBreakKind } from '../contract/audit.js';
import type { Secret } from '../platform/config/secret.js';
import type { ReadRows } from '../platform/database/connection/committed-reader.js';
import { isHeadTrusted, readHead, type ChainHead } from './chain-head.js';
import {
  NO_HASH,
  personalDigest,
  sealHash,
  SEALED_COLUMNS,
  type Seal,
  type SealedEntry,
} from './seal.js';
import { CHAIN_RESUMED } from './chain-appender.js';
import { readOverdue, type Overdue } from './overdue-entries.js';

const BATCH = 500;
/** An entry sealed this long after `recorded_at` was imported or forged. */
const LATE_MS = 60 * 60 * 1000;

export interface ChainBreak {
  number: number;
  recordedAt: number | null;
  fault: AuditBreakKind;
}

export interface ChainReport {
  head: ChainHead;
  intact: number;
  broken: ChainBreak | null;
  unsealed: number;
  /** Entries that should have been sealed by now; then `broken` says so, unless the chain breaks before. */
  overdue: Overdue | null;
  /** Numbers of the entries where the chain continued after an end that this server had not signed. */
  resumedAt: number[];
  late: { entries: number; first: number } | null;
}

interface Verification {
  secret: Secret;
  now?: number;
  noted?: { number: number; hash: string };
  progress?: (done: number, total: number) => void;
}

type Numbered = SealedEntry & { seal_number: number };

export async function verifyChain(
  read: ReadRows,
  { secret, now = Date.now(), noted, progress }: Verification,
): Promise<ChainReport> {
  const head = await readHead(read);
  const report: ChainReport = {
    head,
    intact: 0,
    broken: null,
    unsealed: await countUnsealed(read),
    overdue: null,
    resumedAt: [],
    late: null,
  };
  let previousHash = NO_HASH;
  let lastSealedAt: number | null = null;
  const breakAt = async (broken: Omit<ChainBreak, 'recordedAt'>, entryId?: string) => {
    const [entry] = await read<{ recorded_at: number | string }>(
      'SELECT recorded_at FROM audit_entry WHERE id = ? OR (? IS NULL AND seal_number = ?)',
      [entryId ?? '', entryId ?? null, broken.number],
    );
    return {
      ...report,
      intact: Math.max(0, Math.min(report.intact, broken.number - 1)),
      broken: { ...broken, recordedAt: entry ? Number(entry.recorded_at) : null },
    };
  };
  while (report.intact < head.number) {
    const seals = await readSeals(read, report.intact, head.number);
    const entries = await readEntries(read, report.intact, seals[seals.length - 1]?.number ?? 0);
    if (seals.length === 0) return breakAt({ number: report.intact + 1, fault: 'removed' });
    for (const seal of seals) {
      const expected = report.intact + 1;
      if (seal.number !== expected) return breakAt({ number: expected, fault: 'removed' });
      if (seal.previousHash !== previousHash) return breakAt(await locateBreak(read, seal));
      const fault = await faultOf(read, seal, entries.get(seal.number) ?? []);
      if (fault) return breakAt({ number: expected, fault }, seal.entryId);
      if (noted?.number === expected && noted.hash !== seal.hash)
        return breakAt({ number: expected, fault: 'changed' }, seal.entryId);
      observe(report, seal, entries.get(seal.number)?.[0]);
      report.intact = expected;
      previousHash = seal.hash;
      lastSealedAt = seal.sealedAt;
    }
    progress?.(report.intact, head.number);
    await setImmediate();
  }
  if (noted && noted.number > head.number)
    return breakAt({ number: head.number + 1, fault: 'removed' });
  if (
    head.hash !== previousHash ||
    head.lastSeal > head.number ||
    !(await isHeadTrusted(read, secret, head))
  )
    return breakAt({ number: head.number, fault: 'head' });
  const inserted =
    (await findNumberWithoutSeal(read, head.number)) ?? (await findSealBeforeFirst(read));
  if (inserted !== undefined) return breakAt({ number: inserted, fault: 'inserted' });
  report.overdue = await readOverdue(read, now, lastSealedAt);
  return report.overdue
    ? {
        ...report,
        broken: {
          number: head.number + 1,
          recordedAt: report.overdue.firstRecordedAt,
          fault: 'unsealed',
        },
      }
    : report;
}

async function countUnsealed(read: ReadRows): Promise<number> {
  const [row] = await read<{ n: number }>(
    'SELECT COUNT(*) AS n FROM audit_entry WHERE seal_number IS NULL',
  );
  return Number(row?.n);
}

async function readSeals(read: ReadRows, after: number, to: number): Promise<Seal[]> {
  const rows = await read<{
    number: number;
    entry_id: string;
    previous_hash: string;
    salt: string | null;
    digest: string;
    hash: string;
    sealed_at: number | string;
  }>(
    'SELECT number, entry_id, previous_hash, salt, digest, hash, sealed_at FROM audit_seal WHERE number > ? AND number <= ? ORDER BY number LIMIT ?',
    [after, to, BATCH],
  );
  return rows.map((row) => ({
    number: row.number,
    entryId: row.entry_id,
    previousHash: row.previous_hash,
    salt: row.salt,
    digest: row.digest,
    hash: row.hash,
    sealedAt: Number(row.sealed_at),
  }));
}

async function readEntries(
  read: ReadRows,
  after: number,
  to: number,
): Promise<Map<number, Numbered[]>> {
  const rows = await read<Numbered>(
    `SELECT ${SEALED_COLUMNS.join(', ')}, seal_number FROM audit_entry WHERE seal_number > ? AND seal_number <= ?`,
    [after, to],
  );
  const entries = new Map<number, Numbered[]>();
  for (const row of rows)
    entries.set(row.seal_number, [...(entries.get(row.seal_number) ?? []), row]);
  return entries;
}

/** Either the seal belongs elsewhere, or the previous seal was replaced. */
async function locateBreak(read: ReadRows, seal: Seal): Promise<Omit<ChainBreak, 'recordedAt'>> {
  const [other] = await read('SELECT number FROM audit_seal WHERE hash = ? LIMIT 1', [
    seal.previousHash,
  ]);
  if (other || seal.number === 1) return { number: seal.number, fault: 'reordered' };
  return { number: seal.number - 1, fault: 'changed' };
}

async function faultOf(
  read: ReadRows,
  seal: Seal,
  entries: Numbered[],
): Promise<AuditBreakKind | undefined> {
  const entry = entries.find(({ id }) => id === seal.entryId);
  if (!entry) {
    const [elsewhere] = await read<{ seal_number: number | null }>(
      'SELECT seal_number FROM audit_entry WHERE id = ?',
      [seal.entryId],
    );
    if (!elsewhere) return 'removed';
    return elsewhere.seal_number === null ? 'changed' : 'reordered';
  }
  if (entries.length > 1) return 'inserted';
  const isIntact =
    seal.salt !== null &&
    personalDigest(entry, seal.salt) === seal.digest &&
    sealHash(entry, seal) === seal.hash;
  return isIntact ? undefined : 'changed';
}

function observe(
  report: ChainReport,
  { number, sealedAt }: Seal,
  entry: Numbered | undefined,
): void {
  if (!entry) return;
  if (entry.action === CHAIN_RESUMED) report.resumedAt.push(number);
  if (sealedAt - Number(entry.recorded_at) <= LATE_MS) return;
  report.late ??= { entries: 0, first: number };
  report.late.entries += 1;
}

async function findNumberWithoutSeal(read: ReadRows, last: number): Promise<number | undefined> {
  const [row] = await read<{ seal_number: number }>(
    `SELECT seal_number FROM audit_entry WHERE (seal_number > ? OR seal_number < 1)
     AND NOT EXISTS (SELECT 1 FROM audit_seal s WHERE s.number = audit_entry.seal_number AND s.entry_id = audit_entry.id) ORDER BY seal_number LIMIT 1`,
    [last],
  );
  return row?.seal_number;
}

/** Outside the chain, a seal would keep its entry from ever being sealed. */
async function findSealBeforeFirst(read: ReadRows): Promise<number | undefined> {
  const [row] = await read<{ number: number }>(
    'SELECT number FROM audit_seal WHERE number < 1 ORDER BY number LIMIT 1',
  );
  return row?.number;
}
