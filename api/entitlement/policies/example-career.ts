import type { CalendarDate } from '../../contract/calendar-date.js';
import type { LedgerLineRecord } from '../../contract/leave-balances.js';
import type { LeaveUnit, PolicyRules } from '../../contract/policy-rules.js';
import { ledgerLineRecord } from '../statement/ledger-record.js';
import { statement } from '../statement/statement.js';

/** The ledger of somebody who works full time and takes no leave, under rules that need not be stored. */
export function exampleCareer(unit: LeaveUnit, rules: PolicyRules, { hireDate, from, to }: { hireDate: CalendarDate; from: CalendarDate; to: CalendarDate }): LedgerLineRecord[] {
  const facts = {
    employedFrom: hireDate, employedTo: null, serviceFrom: hireDate,
    rules: [{ from, rules, version: null }],
    workingTime: [], entries: [], leave: [], closings: [],
  };
  return statement(facts, to).map((line) => ledgerLineRecord(unit, line));
}
