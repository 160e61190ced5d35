import { Injectable } from '@nestjs/common';
import { Audit, type AuditActor } from '../../audit/audit.js';
import { addDays, type CalendarDate } from '../../contract/calendar-date.js';
import type { ClosingEnd } from '../../contract/department/departments.js';
import {
  DepartmentClosed,
  DepartmentClosing,
  DepartmentDeleted,
} from '../../department/department.events.js';
import type { Actor } from '../../platform/access/actor.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Events } from '../../platform/events/events.js';
import { auditValues, CoverageRuleChanges } from './coverage-rule-changes.js';
import { CoverageRules, type StoredCoverageRule } from './coverage-rules.js';

/** Rules end with their department. */
@Injectable()
export class CoverageOfClosed {
  constructor(
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
    private readonly rules: CoverageRules,
    private readonly changes: CoverageRuleChanges,
    events: Events,
  ) {
    events.on(DepartmentDeleted, async ({ departmentId, actor }) => {
      for (const { id } of await this.rules.listForDepartment(departmentId))
        await this.changes.remove(actor, id);
    });
    events.on(DepartmentClosing, async ({ departmentId, on, ends }) => {
      const rules = await this.rules.listForDepartment(departmentId);
      ends.push(...rules.flatMap((rule) => endOf(rule, on) ?? []));
    });
    events.on(DepartmentClosed, async ({ departmentId, on, actor }) => {
      for (const rule of await this.rules.listForDepartment(departmentId))
        await this.end(actor, rule, endOf(rule, on));
    });
  }

  private async end(
    actor: Actor | AuditActor,
    rule: StoredCoverageRule,
    end: ClosingEnd | null,
  ): Promise<void> {
    if (!end) return;
    if (end.lastDay === null) return this.changes.remove(actor, rule.id);
    await this.work.write(async (manager) => {
      await manager.query(
        'UPDATE coverage_rule SET to_date = ?, version = version + 1 WHERE id = ?',
        [end.lastDay, rule.id],
      );
      await this.audit.record(actor, {
        action: 'coverage.update',
        subject: 'coverage',
        id: rule.id,
        name: rule.name,
        before: auditValues(rule),
        after: auditValues({ ...rule, to: end.lastDay }),
      });
    });
  }
}

/** Null where it has ended before. */
function endOf({ id, name, from, to }: StoredCoverageRule, on: CalendarDate): ClosingEnd | null {
  if (to && to < on) return null;
  const lastDay = from && from >= on ? null : addDays(on, -1);
  return { kind: 'coverage', _id: id, name, from, lastDay };
}
