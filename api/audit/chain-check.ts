import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../config/clock.js';
import { CONFIGURATION } from '../config/config.module.js';
import type { Configuration } from '../config/configuration.js';
import type { AuditChainRecord, AuditFault } from '../contract/audit.js';
import { Lease } from '../database/lease.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { verifyChain, type ChainReport } from './chain-verification.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const LOOKS_EVERY_MS = 60 * 60 * 1000;
const FIRST_AFTER_MS = 5 * 60 * 1000;
const LEASE = 'audit-check';

interface ChainRow {
  number: number;
  sealed_at: number | string | null;
  checked_at: number | string | null;
  checked: number;
  broken_number: number | null;
  broken_recorded_at: number | string | null;
  broken_fault: AuditFault | null;
  unsealed: number | string;
}

class Stopped extends Error {}

/** Verifies the whole chain beside the requests: when an admin asks, and once a day. What it found stays for all instances. */
@Injectable()
export class ChainCheck implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Audit');
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;
  private progress: AuditChainRecord['checking'] = null;
  private stopped = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  onApplicationBootstrap(): void {
    this.plan(FIRST_AFTER_MS);
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** Begins a check, if none is under way in any instance. */
  begin(): void {
    this.progress ??= { done: 0, total: 0 };
    this.running ??= this.check().finally(() => {
      this.running = undefined;
      this.progress = null;
    });
  }

  /** Resolves when no check is under way. */
  async settled(): Promise<void> {
    await this.running;
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
        fault: broken.broken_fault as AuditFault,
        after: Math.max(0, broken.number - (broken.broken_number as number)),
      },
      checking: this.progress ?? ((await Lease.isHeld(this.dataSource, LEASE)) ? { done: 0, total: row?.number ?? 0 } : null),
    };
  }

  private async row(): Promise<ChainRow | undefined> {
    const [row] = await this.work.read<ChainRow>(
      `SELECT number, sealed_at, checked_at, checked, broken_number, broken_recorded_at, broken_fault,
       (SELECT COUNT(*) FROM audit_entry WHERE seal_number IS NULL) AS unsealed FROM audit_chain WHERE id = 1`,
    );
    return row;
  }

  private plan(afterMs: number): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      void this.daily()
        .catch((error: Error) => this.logger.warn(`The audit log could not be checked: ${error.name}`))
        .finally(() => this.plan(LOOKS_EVERY_MS));
    }, afterMs);
    this.timer.unref();
  }

  private async daily(): Promise<void> {
    if (this.clock.now() - Number((await this.row())?.checked_at ?? 0) < DAY_MS) return;
    this.begin();
    await this.settled();
  }

  private async check(): Promise<void> {
    try {
      await Lease.tryHold(this.dataSource, LEASE, () => this.verify());
    } catch (error) {
      if (!(error instanceof Stopped)) this.logger.warn(`The audit log could not be checked: ${(error as Error).name}`);
    }
  }

  private async verify(): Promise<void> {
    const report = await verifyChain((sql, parameters) => this.work.read(sql, parameters), {
      secret: this.configuration.secret,
      progress: (done, total) => {
        if (this.stopped) throw new Stopped();
        this.progress = { done, total };
      },
    });
    await this.keep(report);
  }

  private async keep({ whole, broken }: ChainReport): Promise<void> {
    if (broken) this.logger.error(`The audit log's chain breaks at entry ${broken.number}: ${broken.fault}.`);
    await this.work.writeApart((manager) =>
      manager.query('UPDATE audit_chain SET checked_at = ?, checked = ?, broken_number = ?, broken_recorded_at = ?, broken_fault = ? WHERE id = 1', [
        this.clock.now(), whole, broken?.number ?? null, broken?.recordedAt ?? null, broken?.fault ?? null,
      ]),
    );
  }
}

function instant(ms: number | string | null | undefined): string | null {
  return ms == null ? null : new Date(Number(ms)).toISOString();
}
