import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EmploymentsChanging } from '../../employee/employee.events.js';
import { Clock } from '../../platform/config/clock.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRows } from '../../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Events } from '../../platform/events/events.js';
import { EntitlementFacts } from '../facts/entitlement-facts.js';
import type { PersonEntitlement, StoredClosing } from '../facts/person-entitlement.js';
import { closedBalance, closingOn } from '../statement/closing.js';
import type { Closing } from '../statement/statement-facts.js';
import { closedEmployments } from './closed-employment.js';

const COLUMNS = [
  'id',
  'employee_id',
  'leave_type_id',
  'day',
  'kind',
  'amount',
  'allocations',
  'reason',
  'entry_key',
  'recorded_at',
];

/** The balances with which years were closed. Until one is stored, deriving gives the same; so it is stored before anything changes that it is derived from. */
@Injectable()
export class ClosedBalances implements OnModuleInit {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly facts: EntitlementFacts,
  ) {}

  onModuleInit(): void {
    this.events.on(EmploymentsChanging, ({ employeeIds }) =>
      this.work.write((manager) => this.store(manager, employeeIds)),
    );
  }

  /** For units that hold the locks of these people. What is stored already stays. */
  async store(manager: EntityManager, employeeIds: readonly string[]): Promise<void> {
    if (
      (
        await this.work.read(
          'SELECT 1 AS closed FROM leave_type WHERE closed_until IS NOT NULL LIMIT 1',
        )
      ).length === 0
    )
      return;
    const now = this.clock.now();
    const rows = [...(await this.facts.readPeople(employeeIds))].flatMap(([id, person]) =>
      missingBalances(person).map(({ leaveTypeId, ...closing }) => [
        newId(),
        id,
        leaveTypeId,
        closing.day,
        'closing',
        closedBalance(closing),
        content(closing),
        '',
        `closing ${closing.day}`,
        now,
      ]),
    );
    await insertRows(manager, 'leave_entry', COLUMNS, rows);
  }
}

function content({ allocations, debt }: Closing): string {
  return JSON.stringify({ allocations, debt });
}

/** For closed leave years without a stored one. */
export function missingBalances(person: PersonEntitlement): StoredClosing[] {
  return person.types.flatMap((type) => {
    const open = closedEmployments(person, type).filter(
      ({ facts, day }) => !facts.closings.some((closing) => closing.day >= day),
    );
    return open.map(({ facts, day }) => ({ leaveTypeId: type.id, ...closingOn(facts, day) }));
  });
}
