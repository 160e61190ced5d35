import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { ATTEMPTS_PER_ACCOUNT, ATTEMPTS_WINDOW_MS } from '../config/attempt-limits.js';
import { Clock } from '../config/clock.js';
import { CONFIGURATION, type Configuration } from '../config/configuration.js';
import { COMMIT, VERSION } from '../config/version.js';
import { UnitOfWork } from '../database/transaction/unit-of-work.js';
import { DiskSpace } from './disk-space.js';
import { MetricsRegistry } from './metrics-registry.js';
import { Readiness } from './readiness.js';

const CACHE_MS = 2_000;
const TIMEOUT_MS = 2_500;
/** Counting stops here, so that it stays cheap when a queue grows. */
const MAX_COUNTED = 5_000;

interface QueueRow {
  mails: number | string;
  oldest_mail: number | string | null;
  imports_waiting: number | string;
  imports_running: number | string;
  oldest_import: number | string | null;
  unsealed: number | string;
  oldest_unsealed: number | string | null;
  broken: number | string | null;
  attempts: number | string;
  accounts_locked: number | string;
}

const QUEUES = `SELECT * FROM
 (SELECT COUNT(*) AS mails, MIN(created_at) AS oldest_mail
   FROM (SELECT created_at FROM mail WHERE next_attempt_at IS NOT NULL AND created_at <= ? ORDER BY next_attempt_at LIMIT ${MAX_COUNTED}) m) mails,
 (SELECT COUNT(CASE WHEN runner IS NULL OR lease_expires_at < ? THEN 1 END) AS imports_waiting, COUNT(CASE WHEN lease_expires_at >= ? THEN 1 END) AS imports_running,
   MIN(created_at) AS oldest_import FROM job WHERE kind = 'import') imports,
 (SELECT COUNT(*) AS unsealed, MIN(recorded_at) AS oldest_unsealed
   FROM (SELECT recorded_at FROM audit_entry WHERE seal_number IS NULL ORDER BY id LIMIT ${MAX_COUNTED}) e) unsealed,
 (SELECT MAX(broken_number) AS broken FROM audit_chain) chain,
 (SELECT COALESCE(MAX(attempts), 0) AS attempts, COUNT(CASE WHEN strangers >= ${ATTEMPTS_PER_ACCOUNT} THEN 1 END) AS accounts_locked
   FROM (SELECT COUNT(*) AS attempts, COUNT(CASE WHEN device IS NULL THEN 1 END) AS strangers FROM auth_attempt WHERE purpose = 'sign-in' AND attempted_at > ? GROUP BY account_key) a) attempts`;

/** Gauges of what is stored, by their names here. */
function storedGauges(metrics: MetricsRegistry) {
  const atMost = `, counted to ${MAX_COUNTED}`;
  return {
    ready: metrics.gauge(
      'ems_ready',
      '1 if the server can take requests: the database answers, its disk has room, and the server is not stopping, otherwise 0',
    ),
    outbox: metrics.gauge('ems_outbox_mails', `Mails that are still to be sent${atMost}`),
    outboxAge: metrics.gauge('ems_outbox_oldest_seconds', 'How long the oldest of them has waited'),
    imports: metrics.gauge('ems_imports', 'Imports that are to be checked, applied or undone', [
      'state',
    ]),
    importAge: metrics.gauge(
      'ems_imports_oldest_seconds',
      'How long ago the oldest of them was begun',
    ),
    unsealed: metrics.gauge(
      'ems_audit_unsealed_entries',
      `Entries of the audit log that are not sealed yet${atMost}`,
    ),
    unsealedAge: metrics.gauge(
      'ems_audit_unsealed_oldest_seconds',
      'How long the oldest of them has waited',
    ),
    broken: metrics.gauge(
      'ems_audit_chain_broken',
      '1 if the last check found the audit log changed, otherwise 0',
    ),
    attempts: metrics.gauge(
      'ems_sign_in_attempts_max',
      'Wrong attempts within 15 minutes to sign in to the account that has the most of them',
    ),
    accountsLocked: metrics.gauge(
      'ems_accounts_locked',
      'Accounts that have so many of them that only known devices may sign in',
    ),
  };
}

@Injectable()
export class StoredMetrics {
  private readonly gauges: ReturnType<typeof storedGauges>;
  private reading?: Promise<void>;
  private readAtMs = -Infinity;

  constructor(
    metrics: MetricsRegistry,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly readiness: Readiness,
    private readonly disk: DiskSpace,
    @Inject(CONFIGURATION) { databaseUrl }: Configuration,
  ) {
    this.gauges = storedGauges(metrics);
    const info = metrics.gauge('ems_info', 'Version of the application and what it runs on', [
      'version',
      'commit',
      'node',
      'engine',
    ]);
    info.set(
      {
        version: VERSION,
        commit: COMMIT,
        node: process.version,
        engine: databaseUrl ? 'mysql' : 'sqlite',
      },
      1,
    );
  }

  async refresh(): Promise<void> {
    if (performance.now() - this.readAtMs >= CACHE_MS)
      this.reading ??= this.read().finally(() => (this.reading = undefined));
    const fresh = await Promise.race([
      this.reading?.then(() => true) ?? true,
      sleep(TIMEOUT_MS, false, { ref: false }),
    ]);
    if (!fresh) this.clear();
    if (this.readiness.isStopping || (await this.disk.isFull())) this.gauges.ready.set(0);
  }

  private async read(): Promise<void> {
    try {
      const now = this.clock.now();
      const [row] = await this.work.read<QueueRow>(QUEUES, [
        now,
        now,
        now,
        now - ATTEMPTS_WINDOW_MS,
      ]);
      if (row) this.update(row, now);
      this.readAtMs = performance.now();
    } catch {
      this.clear();
    }
  }

  private update(row: QueueRow, now: number): void {
    const age = (since: number | string | null) =>
      since === null ? 0 : Math.max(0, now - Number(since)) / 1000;
    const { gauges } = this;
    gauges.ready.set(1);
    gauges.outbox.set(Number(row.mails));
    gauges.outboxAge.set(age(row.oldest_mail));
    gauges.imports.set({ state: 'waiting' }, Number(row.imports_waiting));
    gauges.imports.set({ state: 'running' }, Number(row.imports_running));
    gauges.importAge.set(age(row.oldest_import));
    gauges.unsealed.set(Number(row.unsealed));
    gauges.unsealedAge.set(age(row.oldest_unsealed));
    gauges.broken.set(row.broken === null ? 0 : 1);
    gauges.attempts.set(Number(row.attempts));
    gauges.accountsLocked.set(Number(row.accounts_locked));
  }

  /** A stale value would look current. */
  private clear(): void {
    const { ready, imports, ...counted } = this.gauges;
    ready.set(0);
    for (const gauge of Object.values(counted)) gauge.remove();
    imports.reset();
  }
}
