import { Injectable } from '@nestjs/common';
import { Audit, type AuditActor } from '../../audit/audit.js';
import { earliest } from '../../contract/calendar-date.js';
import type { CoverageRuleRecord } from '../../contract/leave/coverage.js';
import { Problem, refusal } from '../../contract/problem.js';
import { Departments } from '../../department/departments.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { uniqueKey } from '../../platform/database/statements/folded-text.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRow } from '../../platform/database/statements/insert-rows.js';
import { bumpVersion } from '../../platform/database/statements/record-version.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { requireLeaveDate } from '../check/leave-span.js';
import { CoverageOutlooks } from './coverage-outlook.js';
import { CoverageRules, type StoredCoverageRule } from './coverage-rules.js';
import type { CoverageRuleDto, CoverageRuleUpdateDto } from './coverage.dto.js';
import { COVERAGE_RULE } from './coverage.tables.js';

/** A rule binds the requests that come after it: leave that is approved stays so. */
@Injectable()
export class CoverageRuleChanges {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly departments: Departments,
    private readonly rules: CoverageRules,
    private readonly outlooks: CoverageOutlooks,
  ) {}

  async list(): Promise<CoverageRuleRecord[]> {
    return this.outlooks.records(await this.rules.all());
  }

  async add(actor: Actor, dto: CoverageRuleDto): Promise<CoverageRuleRecord> {
    return this.record(
      await this.work.write(async (manager) => {
        const id = newId();
        await insertRow(manager, 'coverage_rule', {
          id,
          ...(await this.columns(dto)),
          version: 1,
          created_at: this.clock.now(),
        });
        const rule = await this.find(id);
        await this.audit.record(actor, {
          action: 'coverage.add',
          subject: 'coverage',
          id,
          name: rule.name,
          after: auditValues(rule),
        });
        return rule;
      }),
    );
  }

  async update(actor: Actor, id: string, dto: CoverageRuleUpdateDto): Promise<CoverageRuleRecord> {
    return this.record(
      await this.work.write(async (manager) => {
        if ((await bumpVersion(manager, COVERAGE_RULE, id, dto.version)) === undefined)
          throw notFound();
        const before = await this.find(id);
        const columns = Object.entries(await this.columns(dto));
        await manager.query(
          `UPDATE coverage_rule SET ${columns.map(([column]) => `${column} = ?`).join(', ')} WHERE id = ?`,
          [...columns.map(([, value]) => value), id],
        );
        const rule = await this.find(id);
        await this.audit.record(actor, {
          action: 'coverage.update',
          subject: 'coverage',
          id,
          name: rule.name,
          before: auditValues(before),
          after: auditValues(rule),
        });
        return rule;
      }),
    );
  }

  remove(actor: Actor | AuditActor, id: string): Promise<void> {
    return this.work.write(async (manager) => {
      const rule = await this.find(id);
      await manager.query('DELETE FROM coverage_rule WHERE id = ?', [id]);
      await this.audit.record(actor, {
        action: 'coverage.delete',
        subject: 'coverage',
        id,
        name: rule.name,
        before: auditValues(rule),
      });
    });
  }

  /** Not in the unit: the leave of a year is read for it. */
  private async record(rule: StoredCoverageRule): Promise<CoverageRuleRecord> {
    return (await this.outlooks.records([rule]))[0] as CoverageRuleRecord;
  }

  private async columns({
    name,
    department,
    from,
    to,
    maxAway,
    block,
  }: CoverageRuleDto): Promise<Record<string, string | number | null>> {
    const today = this.clock.today();
    if (from) requireLeaveDate('from', 'From', from, today);
    if (to) requireLeaveDate('to', 'To', to, today);
    if (from && to && to < from) throw Problem.at('to', refusal('date.ends_before_start'));
    // A rule that has ended may be of a department that is closed since.
    if (department)
      await this.departments.requireReferenced(
        department,
        'department',
        earliest(to ?? today, today),
      );
    return {
      name,
      name_key: uniqueKey(name),
      department_id: department ?? null,
      from_date: from ?? null,
      to_date: to ?? null,
      max_away: maxAway,
      block: Number(block),
    };
  }

  private async find(id: string): Promise<StoredCoverageRule> {
    const rule = await this.rules.find(id);
    if (!rule) throw notFound();
    return rule;
  }
}

export function auditValues({ name, department, from, to, maxAway, block }: StoredCoverageRule) {
  return { name, department, from, to, maxAway, block };
}

function notFound(): Problem {
  return new Problem('coverage.not_found', refusal('coverage.not_found'));
}
