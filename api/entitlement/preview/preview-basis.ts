import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Problem, refusal } from '../../contract/problem.js';
import { Clock } from '../../platform/config/clock.js';
import { canonicalJson } from '../../platform/http/idempotency/canonical-json.js';
import { ChangeBasis, type BasisChecks } from '../../working-time/change-basis.js';
import { RecreditedPeople } from './recredited-people.js';

interface PreviewedRow {
  changeJson: string;
  rulesVersion: number | string;
  isStoredInPart: number | string;
}

/** A preview that is done is the basis of its own change, until rules change. */
@Injectable()
export class PreviewBasis implements OnModuleInit, BasisChecks {
  constructor(
    private readonly basis: ChangeBasis,
    private readonly clock: Clock,
    private readonly recredited: RecreditedPeople,
  ) {}

  onModuleInit(): void {
    this.basis.provide(this);
  }

  async require(
    manager: EntityManager,
    basis: string,
    change: object,
    rulesVersion: number,
  ): Promise<void> {
    const [row] = await manager.query<PreviewedRow[]>(
      `SELECT change_json AS changeJson, rules_version AS rulesVersion, CASE WHEN storing_since IS NOT NULL AND stored_at IS NULL THEN 1 ELSE 0 END AS isStoredInPart
       FROM leave_preview WHERE id = ? AND state = 'Done'`,
      [basis],
    );
    if (!row || !holds(row, change, rulesVersion))
      throw new Problem('request.stale', refusal('preview.stale'));
    await manager.query(
      'UPDATE leave_preview SET storing_since = COALESCE(storing_since, ?) WHERE id = ?',
      [this.clock.now(), basis],
    );
  }

  async markStored(manager: EntityManager, basis: string): Promise<void> {
    await manager.query('UPDATE leave_preview SET stored_at = ? WHERE id = ?', [
      this.clock.now(),
      basis,
    ]);
    await this.recredited.worker.beginOnce(manager, basis);
  }
}

/** People who have been assigned something may no longer match the filter: so those who were not reached yet are not compared with all who matched. */
function holds(
  { changeJson, rulesVersion, isStoredInPart }: PreviewedRow,
  change: object,
  current: number,
): boolean {
  if (Number(isStoredInPart) === 0)
    return changeJson === canonicalJson(change) && Number(rulesVersion) === current;
  const withoutMatched = (of: object) => canonicalJson({ ...of, matched: null });
  return withoutMatched(JSON.parse(changeJson) as object) === withoutMatched(change);
}
