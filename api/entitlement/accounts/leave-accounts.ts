import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { earliest, type CalendarDate } from '../../contract/calendar-date.js';
import { leaveRulesVersion } from '../../employee/leave-lock.js';
import { Clock } from '../../platform/config/clock.js';
import { insertRows } from '../../platform/database/statements/insert-rows.js';
import { EntitlementFacts } from '../facts/entitlement-facts.js';
import type { PersonEntitlement } from '../facts/person-entitlement.js';
import type { LeaveTypeRules } from '../policies/leave-rules.js';
import { accountFigures } from './leave-account-figures.js';

const DERIVED = [
  'policy_id',
  'taken',
  'booked',
  'reserved',
  'available',
  'expires_amount',
  'expires_on',
  'as_of',
  'changes_on',
  'seen_version',
  'incomplete',
];
const COLUMNS = ['employee_id', 'leave_type_id', ...DERIVED, 'seen_rules'];

type AccountKey = { employee_id: string; leave_type_id: string };

/** The index of balances for lists. Derived from the facts and never an answer by itself, so that it may be late or missing. */
@Injectable()
export class LeaveAccounts {
  constructor(
    private readonly facts: EntitlementFacts,
    private readonly clock: Clock,
  ) {}

  /** Versions are read before the facts: what changes meanwhile makes the row one of an earlier version. */
  async refresh(manager: EntityManager, employeeIds: readonly string[]): Promise<void> {
    if (employeeIds.length === 0) return;
    const today = this.clock.today();
    const [versions, rulesVersion] = [
      await lockVersions(manager, employeeIds),
      await leaveRulesVersion(manager),
    ];
    const people = await this.facts.readPeople(employeeIds);
    const rows = [...people].flatMap(([id, person]) =>
      person
        .typesOn(today)
        .flatMap((type) =>
          accountRow(id, person, type, { today, version: versions.get(id) ?? 0, rulesVersion }),
        ),
    );
    await removeOthers(manager, employeeIds, rows);
    await this.store(manager, rows, [...DERIVED, 'seen_rules']);
  }

  /** After leave of one type: `person` is derived from what is stored by now. The other types' rows stay as fresh as they were, and the rules that were seen before. */
  async refreshType(
    manager: EntityManager,
    employeeId: string,
    person: PersonEntitlement,
    type: LeaveTypeRules,
  ): Promise<void> {
    const version = (await lockVersions(manager, [employeeId])).get(employeeId) ?? 0;
    const rows = accountRow(employeeId, person, type, {
      today: this.clock.today(),
      version,
      rulesVersion: 0,
    });
    if (rows.length === 0) return this.refresh(manager, [employeeId]);
    await manager.query(
      'UPDATE leave_account SET seen_version = ? WHERE employee_id = ? AND leave_type_id <> ? AND seen_version = ?',
      [version, employeeId, type.id, version - 1],
    );
    await this.store(manager, rows, DERIVED);
  }

  private async store(manager: EntityManager, rows: unknown[][], changed: string[]): Promise<void> {
    const place =
      manager.dataSource.options.type === 'mysql'
        ? 'ON DUPLICATE KEY UPDATE'
        : 'ON CONFLICT (employee_id, leave_type_id) DO UPDATE SET';
    const value = (column: string) =>
      manager.dataSource.options.type === 'mysql' ? `VALUES(${column})` : `excluded.${column}`;
    await insertRows(
      manager,
      'leave_account',
      COLUMNS,
      rows,
      `${place} ${changed.map((column) => `${column} = ${value(column)}`).join(', ')}`,
    );
  }
}

interface Seen {
  today: CalendarDate;
  version: number;
  rulesVersion: number;
}

/** Only where a policy holds today. */
function accountRow(
  employeeId: string,
  person: PersonEntitlement,
  type: LeaveTypeRules,
  { today, version, rulesVersion }: Seen,
): unknown[][] {
  const policy = person.policyOn(type.id, today);
  const figures = policy && accountFigures(person, type, today, today);
  if (!policy || !figures) return [];
  const { taken, booked, reserved, available, expires_amount, expires_on, incomplete } = figures;
  const changesOn = firstChange(person, figures.changes_on, today);
  return [
    [
      employeeId,
      type.id,
      policy.id,
      taken,
      booked,
      reserved,
      available,
      expires_amount,
      expires_on,
      today,
      changesOn,
      version,
      incomplete,
      rulesVersion,
    ],
  ];
}

/** Also the day of a return, which begins an employment of its own. */
function firstChange(
  person: PersonEntitlement,
  change: CalendarDate | null,
  today: CalendarDate,
): CalendarDate | null {
  const days = [change, ...person.periods.map(({ hiredOn }) => hiredOn)].filter(
    (day): day is CalendarDate => day !== null && day > today,
  );
  return days.length === 0 ? null : earliest(...days);
}

async function lockVersions(
  manager: EntityManager,
  employeeIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await manager.query<{ id: string; version: number | string }[]>(
    `SELECT employee_id AS id, version FROM leave_lock WHERE employee_id IN (${employeeIds.map(() => '?').join(', ')})`,
    [...employeeIds],
  );
  return new Map(rows.map(({ id, version }) => [id, Number(version)]));
}

/** No row is kept where no policy holds any more. */
async function removeOthers(
  manager: EntityManager,
  employeeIds: readonly string[],
  rows: unknown[][],
): Promise<void> {
  const kept = new Set(
    rows.map(([employeeId, typeId]) => `${String(employeeId)} ${String(typeId)}`),
  );
  const stored = await manager.query<AccountKey[]>(
    `SELECT employee_id, leave_type_id FROM leave_account WHERE employee_id IN (${employeeIds.map(() => '?').join(', ')})`,
    [...employeeIds],
  );
  for (const { employee_id, leave_type_id } of stored) {
    if (!kept.has(`${employee_id} ${leave_type_id}`))
      await manager.query('DELETE FROM leave_account WHERE employee_id = ? AND leave_type_id = ?', [
        employee_id,
        leave_type_id,
      ]);
  }
}
