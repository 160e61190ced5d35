import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AuditChainRecord, AuditBreakKind } from '../contract/audit.js';
import { Clock } from '../platform/config/clock.js';
import { CONFIGURATION, type Configuration } from '../platform/config/configuration.js';
import type { ReadRows } from '../platform/database/connection/committed-reader.js';
import type { StoredRow } from '../platform/database/schema/schema-definition.js';
import { Lease } from '../platform/database/transaction/lease.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import type { PeriodicJob } from '../platform/periodic/periodic-job.js';
import { PeriodicJobs } from '../platform/periodic/periodic-jobs.js';
import type { AUDIT_CHAIN } from './audit.tables.js';
import { verifyChain, type ChainReport } from './chain-verification.js';
import { awaitSealing } from './overdue-entries.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const LEASE = 'audit-check';

type ChainRow = Omit<StoredRow<typeof AUDIT_CHAIN>, 'broken_fault'> & {
  broken_fault: AuditBreakKind | null;
  unsealed: number | string;
};

class Stopped extends Error {}

/** Verifies the whole chain in the background: when an admin starts it, and once a day. All servers read the stored result. */
@Injectable()
export class ChainCheck {
  private readonly logger = new Logger('Audit');
  private readonly job: PeriodicJob;
  private progress: AuditChainRecord['checking'] = null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    jobs: PeriodicJobs,
  ) {
    this.job = jobs.add('audit check', () => this.checkIfDue());
  }

  start(): void {
    if (this.progress) return;
    this.progress = { done: 0, total: 0 };
    this.job.wake();
  }

  async settled(): Promise<void> {
    await this.job.settled();
  }

  async state(): Promise<AuditChainRecord> {
    const row = await this.row();
    const broken = row?.broken_number == null || row.broken_fault === null ? null : row;
    return {
      sealed: row?.number ?? 0,
      unsealed: Number(row?.unsealed ?? 0),
      lastSealedAt: instant(row?.sealed_at),
      checkedAt: instant(row?.checked_at),
      checked: row?.checked ?? 0,
      broken: broken && {
        number: broken.broken_number as number,
        recordedAt: instant(broken.broken_recorded_at),
        fault: broken.broken_fault as AuditBreakKind,
        after: Math.max(0, broken.number - (broken.broken_number as number)),
      },
      checking:
        this.progress ??
        ((await Lease.isHeld(this.dataSource, LEASE))
          ? { done: 0, total: row?.number ?? 0 }
          : null),
    };
  }

  private async row(): Promise<ChainRow | undefined> {
    const [row] = await this.work.read<ChainRow>(
      `SELECT number, sealed_at, checked_at, checked, broken_number, broken_recorded_at, broken_fault,
       (SELECT COUNT(*) FROM audit_entry WHERE seal_number IS NULL) AS unsealed FROM audit_chain WHERE id = 1`,
    );
    return row;
  }

  private async checkIfDue(): Promise<void> {
    try {
      const requested = this.progress !== null;
      if (!requested && this.clock.now() - Number((await this.row())?.checked_at ?? 0) < DAY_MS)
        return;
      this.progress ??= { done: 0, total: 0 };
      await Lease.tryHold(this.dataSource, LEASE, () => this.verify());
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    } finally {
      this.progress = null;
    }
  }

  private async verify(): Promise<void> {
    const read: ReadRows = (sql, parameters) => this.work.read(sql, parameters);
    await awaitSealing(read, this.clock.now());
    const report = await verifyChain(read, {
      secret: this.configuration.secret,
      now: this.clock.now(),
      progress: (done, total) => {
        if (this.job.stopping.aborted) throw new Stopped();
        this.progress = { done, total };
      },
    });
    await this.store(report);
  }

  private async store({ intact, broken }: ChainReport): Promise<void> {
    if (broken)
      this.logger.error(`The audit log's chain breaks at entry ${broken.number}: ${broken.fault}.`);
    await this.work.writeInNewTransaction((manager) =>
      manager.query(
        'UPDATE audit_chain SET checked_at = ?, checked = ?, broken_number = ?, broken_recorded_at = ?, broken_fault = ? WHERE id = 1',
        [
          this.clock.now(),
          intact,
          broken?.number ?? null,
          broken?.recordedAt ?? null,
          broken?.fault ?? null,
        ],
      ),
    );
  }
}

function instant(ms: number | string | null | undefined): string | null {
  return ms == null ? null : new Date(Number(ms)).toISOString();
}
