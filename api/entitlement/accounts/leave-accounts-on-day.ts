import { Injectable } from '@nestjs/common';
import {
  type CalendarDate,
  EARLIEST_LEAVE,
  latestFutureDate,
} from '../../contract/calendar-date.js';
import type { LeaveAccountRecord } from '../../contract/leave/leave-balances.js';
import { Problem } from '../../contract/problem.js';
import { EMPLOYEE_SORT, statusFilter } from '../../employee/employee-list.js';
import { LISTED_EMPLOYEE } from '../../employee/listed-employee.js';
import { Clock } from '../../platform/config/clock.js';
import type {
  Condition,
  ListDefinition,
  ListQuery,
  Sortable,
} from '../../platform/database/lists/list-definition.js';
import { resolveConditions } from '../../platform/database/lists/list-reader.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { ListSource } from '../../platform/http/list-response.js';
import { EntitlementFacts } from '../facts/entitlement-facts.js';
import { PolicyHolders } from '../policies/policy-holders.js';
import { accountFigures, NO_FIGURES } from './leave-account-figures.js';
import {
  LEAVE_ACCOUNT_CSV,
  leaveAccountRecord,
  type LeaveAccountRow,
  type ListedType,
} from './leave-account-record.js';

/** The others would need everybody's balance on that day. */
const FILTERS = ['q', 'leaveType', 'department', 'policy', 'status', 'on'];
const SORTS = {
  id: EMPLOYEE_SORT.id,
  name: EMPLOYEE_SORT.name,
  employeeId: EMPLOYEE_SORT.employeeId,
};

const LIST: ListDefinition = {
  resource: 'balances',
  ...LISTED_EMPLOYEE,
  sort: SORTS,
  filter: {},
};

/** Balances of another day than today: of people who have a policy and have not left by then; derived for the rows of the page. */
@Injectable()
export class LeaveAccountsOnDay {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly facts: EntitlementFacts,
    private readonly holders: PolicyHolders,
  ) {}

  /** Undefined for today, which the index of balances has. */
  askedDay({ conditions, sort }: ListQuery): CalendarDate | undefined {
    const on = conditions.find(({ field }) => field === 'on')?.value as CalendarDate | undefined;
    if (on === undefined || on === this.clock.today()) return undefined;
    const last = latestFutureDate(this.clock.today());
    if (on < EARLIEST_LEAVE || on > last)
      throw Problem.at('filter', `In filter, on must lie between ${EARLIEST_LEAVE} and ${last}.`);
    const other = conditions.find(({ field = '' }) => !FILTERS.includes(field));
    if (other) throw Problem.at('filter', `In filter, on goes with ${FILTERS.join(', ')}.`);
    if (sort && !Object.values<Sortable>(SORTS).includes(sort))
      throw Problem.at('sort', 'With on in filter, sort must be id, name or employeeId.');
    return on;
  }

  async source(
    type: ListedType,
    on: CalendarDate,
    policyId: string | undefined,
  ): Promise<ListSource<LeaveAccountRow, LeaveAccountRecord>> {
    const employed = statusFilter(() => on).condition('Active') as Condition;
    const scope = await resolveConditions(this.work.listReader, [
      employed,
      await this.holders.conditionOn(on, type.id, policyId),
    ]);
    return {
      definition: LIST,
      key: 'accounts',
      scope,
      record: (row) => leaveAccountRecord(type, row),
      complete: (rows) => this.derive(rows, type, on),
      summary: () => Promise.resolve(null),
      csv: LEAVE_ACCOUNT_CSV,
    };
  }

  private async derive(rows: LeaveAccountRow[], type: ListedType, on: CalendarDate): Promise<void> {
    const people = await this.facts.readPeople(rows.map(({ person_id }) => person_id));
    for (const row of rows) {
      const person = people.get(row.person_id);
      const rules = person?.typesOn(on).find(({ id }) => id === type.id);
      const policy = person?.policyOn(type.id, on);
      const figures = person && rules && accountFigures(person, rules, on, this.clock.today());
      Object.assign(row, {
        ...NO_FIGURES,
        available: 0,
        incomplete: 0,
        ...figures,
        policy_id: policy?.id ?? '',
        policy_name: policy?.name ?? '',
      });
    }
  }
}
