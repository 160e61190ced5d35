import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Problem } from '../../contract/problem.js';
import { refusal } from '../../contract/refusals.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { canonicalJson } from '../../platform/http/idempotency/canonical-json.js';
import { ChangeBasis } from '../../working-time/change-basis.js';
import { PreviewRunner } from './preview-runner.js';

/** A preview that is done is the basis of its own change, until rules change. */
@Injectable()
export class PreviewBasis implements OnModuleInit {
  constructor(
    private readonly basis: ChangeBasis,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly runner: PreviewRunner,
  ) {}

  onModuleInit(): void {
    this.basis.provide((manager, basis, change, rulesVersion) => this.requireHolding(manager, basis, change, rulesVersion));
  }

  private async requireHolding(manager: EntityManager, basis: string, change: object, rulesVersion: number): Promise<void> {
    const [row] = await manager.query<{ changeJson: string; rulesVersion: number | string }[]>(
      "SELECT change_json AS changeJson, rules_version AS rulesVersion FROM leave_preview WHERE id = ? AND state = 'Done'",
      [basis],
    );
    const holds = row?.changeJson === canonicalJson(change) && Number(row.rulesVersion) === rulesVersion;
    if (!holds) throw new Problem('request.stale', refusal('preview.stale'));
    await manager.query('UPDATE leave_preview SET stored_at = ? WHERE id = ?', [this.clock.now(), basis]);
    this.work.afterCommit(() => this.runner.wake());
  }
}
