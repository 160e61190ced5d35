import { setImmediate } from 'node:timers/promises';
import type { AuditBreakKind } from '../contract/audit.js';
import type { Secret } from '../platform/config/secret.js';
import type { ReadRows } from '../platform/database/connection/committed-reader.js';
import { CHAIN_RESUMED } from './chain-appender.js';
import { isHeadTrusted, readHead, type ChainHead } from './chain-head.js';
import { readOverdue, type Overdue } from './overdue-entries.js';
import {
  NO_HASH,
  personalDigest,
  sealHash,
  SEALED_COLUMNS,
  type Seal,
  type SealedEntry,
} from './seal.js';

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

interface FoundBreak extends Omit<ChainBreak, 'recordedAt'> {
  entryId?: string;
}

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
  const { last, broken } = await followSeals(read, report, noted, progress);
  const found = broken ?? (await breakAtEnd(read, secret, head, last?.hash ?? NO_HASH, noted));
  if (found) {
    const { entryId, ...rest } = found;
    report.intact = Math.max(0, Math.min(report.intact, rest.number - 1));
    report.broken = { ...rest, recordedAt: await recordedAtOf(read, rest.number, entryId) };
    return report;
  }
  report.overdue = await readOverdue(read, now, last?.sealedAt ?? null);
  if (report.overdue)
    report.broken = {
      number: head.number + 1,
      recordedAt: report.overdue.firstRecordedAt,
      fault: 'unsealed',
    };
  return report;
}

/** Up to the first break, with the last seal before it. */
async function followSeals(
  read: ReadRows,
  report: ChainReport,
  noted: Verification['noted'],
  progress: Verification['progress'],
): Promise<{ last: Seal | null; broken?: FoundBreak }> {
  const end = report.head.number;
  let last: Seal | null = null;
  while (report.intact < end) {
    const seals = await readSeals(read, report.intact, end);
    const entries = await readEntries(read, report.intact, seals[seals.length - 1]?.number ?? 0);
    if (seals.length === 0)
      return { last, broken: { number: report.intact + 1, fault: 'removed' } };
    for (const seal of seals) {
      const sealed = entries.get(seal.number) ?? [];
      const broken = await breakAtSeal(read, last, seal, sealed, noted);
      if (broken) return { last, broken };
      observe(report, seal, sealed[0]);
      report.intact = seal.number;
      last = seal;
    }
    progress?.(report.intact, end);
    await setImmediate();
  }
  return { last };
}

async function breakAtSeal(
  read: ReadRows,
  previous: Seal | null,
  seal: Seal,
  entries: Numbered[],
  noted: Verification['noted'],
): Promise<FoundBreak | undefined> {
  const { entryId } = seal;
  const number = (previous?.number ?? 0) + 1;
  if (seal.number !== number) return { number, fault: 'removed' };
  if (seal.previousHash !== (previous?.hash ?? NO_HASH)) return locateBreak(read, seal);
  const fault = await faultOf(read, seal, entries);
  if (fault) return { number, fault, entryId };
  return noted?.number === number && noted.hash !== seal.hash
    ? { number, fault: 'changed', entryId }
    : undefined;
}

async function breakAtEnd(
  read: ReadRows,
  secret: Secret,
  head: ChainHead,
  lastHash: string,
  noted: Verification['noted'],
): Promise<FoundBreak | undefined> {
  if (noted && noted.number > head.number) return { number: head.number + 1, fault: 'removed' };
  if (
    head.hash !== lastHash ||
    head.lastSeal > head.number ||
    !(await isHeadTrusted(read, secret, head))
  )
    return { number: head.number, fault: 'head' };
  const inserted =
    (await findNumberWithoutSeal(read, head.number)) ?? (await findSealBeforeFirst(read));
  return inserted === undefined ? undefined : { number: inserted, fault: 'inserted' };
}

async function recordedAtOf(
  read: ReadRows,
  number: number,
  entryId?: string,
): Promise<number | null> {
  const [entry] = await read<{ recorded_at: number | string }>(
    'SELECT recorded_at FROM audit_entry WHERE id = ? OR (? IS NULL AND seal_number = ?)',
    [entryId ?? '', entryId ?? null, number],
  );
  return entry ? Number(entry.recorded_at) : null;
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
async function locateBreak(read: ReadRows, seal: Seal): Promise<FoundBreak> {
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
