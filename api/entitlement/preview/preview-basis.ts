import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Problem } from '../../contract/problem.js';
import { refusal } from '../../contract/refusals.js';
import { canonicalJson } from '../../platform/http/idempotency/canonical-json.js';
import { ChangeBasis } from '../../working-time/change-basis.js';

/** A preview that is done is the basis of its own change, until rules change. */
@Injectable()
export class PreviewBasis implements OnModuleInit {
  constructor(private readonly basis: ChangeBasis) {}

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
  }
}
