import { setTimeout as sleep } from 'node:timers/promises';
import type { ReadRows } from '../platform/database/connection/committed-reader.js';

/** Sealing takes two seconds; a long transaction stores its entries later than it recorded them. */
const OVERDUE_MS = 60_000;
/** Many batches of a sealer that works. */
const PROGRESS_MS = 5_000;

/** Entries without a seal that were recorded too long ago, or at a time that is still to come. */
export interface Overdue {
  entries: number;
  firstRecordedAt: number;
  lastSealedAt: number | null;
  /** Nothing was sealed since the first of them was recorded. */
  sealerWasDown: boolean;
}

export async function readOverdue(
  read: ReadRows,
  now: number,
  lastSealedAt: number | null = null,
): Promise<Overdue | null> {
  const [row] = await read<{ entries: number | string; first: number | string | null }>(
    'SELECT COUNT(*) AS entries, MIN(recorded_at) AS first FROM audit_entry WHERE seal_number IS NULL AND (recorded_at < ? OR recorded_at > ?)',
    [now - OVERDUE_MS, now + OVERDUE_MS],
  );
  if (row?.first == null) return null;
  const firstRecordedAt = Number(row.first);
  return {
    entries: Number(row.entries),
    firstRecordedAt,
    lastSealedAt,
    sealerWasDown: lastSealedAt === null || lastSealedAt < firstRecordedAt,
  };
}

/** After an import, or after the start of a server, entries wait for a sealer that works through them: as long as they get fewer, this is normal. */
export async function awaitSealing(read: ReadRows, now = Date.now()): Promise<void> {
  const count = async () => (await readOverdue(read, now))?.entries ?? 0;
  let before = Infinity;
  for (let waiting = await count(); waiting > 0 && waiting < before; waiting = await count()) {
    before = waiting;
    await sleep(PROGRESS_MS);
  }
}

/** For operators. */
export function overdueText({
  entries,
  firstRecordedAt,
  lastSealedAt,
  sealerWasDown,
}: Overdue): string {
  const waiting = `${entries} ${entries === 1 ? 'entry waits' : 'entries wait'} for a seal, the first since ${new Date(firstRecordedAt).toISOString()}.`;
  if (!sealerWasDown)
    return `${waiting} Others were sealed since then: something keeps these from it.`;
  const last =
    lastSealedAt === null
      ? 'Nothing was ever sealed'
      : `Nothing was sealed after ${new Date(lastSealedAt).toISOString()}`;
  return `${waiting} ${last}: no server was running, or something kept its sealer from its work.`;
}
