import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { employeeOf } from '../audit/audit-entries.js';
import { ChangesRecorded } from '../audit/audit.events.js';
import type { AuditedChange } from '../audit/audit.js';
import { type AuditAction, withoutUndone } from '../contract/audit-actions.js';
import { JOB_KINDS } from '../contract/employee/job-facts.js';
import type { OwnMatterKind } from '../contract/notification/notification-kinds.js';
import { payFactsIn, type PayFactKind } from '../contract/payroll/pay-facts.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { Events } from '../platform/events/events.js';
import { AdminNotifications } from './admin-notifications.js';
import { OwnMatterMails } from './own-matter-mails.js';
import { PayScopes } from './pay-scopes.js';

type Change = Pick<AuditedChange, 'before' | 'after'>;
type Rule = OwnMatterKind | ((change: Change) => (OwnMatterKind | false)[]);

const hadStatus = ({ before, after }: Change, ...statuses: unknown[]) =>
  statuses.includes((before ?? after)?.status);

const OF_PAY: Record<PayFactKind, OwnMatterKind> = {
  salary: 'own.pay',
  person: 'own.employment',
  employment: 'own.employment',
  department: 'own.pay',
  item: 'own.pay',
  payment: 'own.pay',
  settlement: 'own.pay',
  recovery: 'own.pay',
  hold: 'own.pay',
  reversal: 'own.pay',
  leave: 'own.leave',
  schedule: 'own.policy',
  setting: 'own.pay',
  bank: 'own.pay',
  run: 'own.pay',
};

/** A change can hold pay, working time and policies as well. */
function ofJob({ before, after }: Change): (OwnMatterKind | false)[] {
  const changes = (...fields: string[]) =>
    fields.some((field) => (before?.[field] ?? null) !== (after?.[field] ?? null));
  return [
    changes('salary', 'item') && 'own.pay',
    changes('pattern', 'policy') && 'own.policy',
    changes(...JOB_KINDS) && 'own.job',
  ];
}

/** Beside what changes pay, by the audited action. What changes for many people is not an admin's own matter (decision 0118). */
const RULES: { [action in AuditAction]?: Rule } = {
  'salary.add': 'own.pay',
  'salary.void': 'own.pay',
  'salary.import': 'own.pay',
  'payroll.recovery_sign': 'own.pay',
  'leave.entry': 'own.balance',
  'leave.entry_reverse': 'own.balance',
  'leave.opening_import': 'own.balance',
  'employee.assign': 'own.policy',
  'job.change': ofJob,
  'job.import': ofJob,
  'job.withdraw': ofJob,
  'employee.assign_end': 'own.policy',
  'leave.request': () => [],
  'leave.decide': 'own.leave',
  'leave.undo': 'own.leave',
  'leave.withdraw': (change) => [hadStatus(change, 'Approved') && 'own.leave'],
  'leave.shorten': (change) => [hadStatus(change, 'Approved') && 'own.leave'],
  'leave.import': (change) => [hadStatus(change, 'Approved', 'Rejected') && 'own.leave'],
};

/** For a change that an admin makes about themselves. */
function ownMatters({
  action,
  ...change
}: Pick<AuditedChange, 'action' | 'before' | 'after'>): OwnMatterKind[] {
  const rule = RULES[withoutUndone(action)];
  if (rule === undefined) return payFactsIn(action, change).map(({ kind }) => OF_PAY[kind]);
  return typeof rule === 'string' ? [rule] : rule(change).filter((kind) => kind !== false);
}

/** For changes of rules, the column of the assignments that names the rule. */
const ASSIGNED_BY: { [action in AuditAction]?: string } = {
  'policy.version': 'policy_id',
  'calendar.days': 'calendar_id',
  'pattern.update': 'pattern_id',
};

/** Tells the other admins when an admin changes something about themselves: one notification of a kind for each unit of work. */
@Injectable()
export class OwnMatters {
  /** By the unit's manager: a unit may record several changes, one after the other. */
  private readonly notified = new WeakMap<EntityManager, Set<OwnMatterKind>>();

  constructor(
    private readonly work: UnitOfWork,
    private readonly notifications: AdminNotifications,
    private readonly mails: OwnMatterMails,
    private readonly payScopes: PayScopes,
    events: Events,
  ) {
    events.on(ChangesRecorded, (recorded) => this.notify(recorded));
  }

  private async notify({
    actor: { accountId, employeeId, name, role },
    changes,
  }: ChangesRecorded): Promise<void> {
    if (role !== 'admin' || employeeId === null) return;
    const kinds = new Set<OwnMatterKind>();
    for (const change of changes) {
      if (employeeOf(change) === employeeId) for (const kind of ownMatters(change)) kinds.add(kind);
      else if (await this.isAssignedByName(change, employeeId)) kinds.add('own.policy');
      else if (await this.payScopes.isAlone(change, employeeId)) kinds.add('own.pay');
    }
    if (kinds.size === 0) return;
    await this.work.write(async (manager) => {
      for (const kind of this.notYetNotified(manager, kinds)) {
        await this.notifications.add(kind, accountId);
        if (this.mails.enabled)
          await this.mails.add(kind, await this.notifications.recipients(accountId), {
            employeeId,
            name,
          });
      }
    });
  }

  private notYetNotified(manager: EntityManager, kinds: Set<OwnMatterKind>): OwnMatterKind[] {
    const notified = this.notified.get(manager) ?? new Set();
    this.notified.set(manager, new Set([...notified, ...kinds]));
    return [...kinds].filter((kind) => !notified.has(kind));
  }

  /** Others with the same rules, who may have left, make them no less the admin's own. */
  private async isAssignedByName(
    { action, id }: AuditedChange,
    employeeId: string,
  ): Promise<boolean> {
    const column = ASSIGNED_BY[action];
    if (!column) return false;
    return (
      (
        await this.work.read(
          `SELECT a.id FROM leave_assignment a WHERE a.${column} = ? AND a.holder = ? AND a.live = 1 LIMIT 1`,
          [id, employeeId],
        )
      ).length > 0
    );
  }
}
