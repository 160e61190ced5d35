import { Body, Controller, Post } from '@nestjs/common';
import { addYears, type CalendarDate } from '../../contract/calendar-date.js';
import type { LedgerLineRecord } from '../../contract/leave/leave-balances.js';
import type { CareerResponse } from '../../contract/leave/leave-policy-responses.js';
import type { LeaveUnit, PolicyRules } from '../../contract/leave/policy-rules.js';
import { Problem, refusal } from '../../contract/problem.js';
import { Roles } from '../../platform/access/access.decorators.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { requireDate } from '../../platform/http/fields/date-limits.js';
import { ledgerLineRecord } from '../statement/ledger-record.js';
import { statement } from '../statement/statement.js';
import { LeaveTypes } from '../types/leave-types.js';
import { CareerDto } from './leave-policy.dto.js';
import { readPolicyRules } from './rules-field.js';

/** The ledger of somebody who works full time and takes no leave, under rules that need not be stored. */
export function exampleCareer(
  unit: LeaveUnit,
  rules: PolicyRules,
  { hireDate, from, to }: { hireDate: CalendarDate; from: CalendarDate; to: CalendarDate },
): LedgerLineRecord[] {
  const facts = {
    employedFrom: hireDate,
    employedTo: null,
    serviceFrom: hireDate,
    rules: [{ from, rules, version: null }],
    workingTime: [],
    entries: [],
    leave: [],
    closings: [],
  };
  return statement(facts, to).map((line) => ledgerLineRecord(unit, line));
}

const LONGEST_CAREER_YEARS = 10;
const LATEST = '2100-12-31';

@Controller('leave/career')
@Roles('admin')
export class LeaveCareerController {
  constructor(private readonly types: LeaveTypes) {}

  @Post()
  @Endpoint({
    summary: 'Calculate the leave of an example person under given rules',
    description: `The ledger of a person who works full time and takes no leave, for at most ${LONGEST_CAREER_YEARS} years. Nothing is stored.`,
    response: 'CareerResponse',
  })
  async career(
    @Body() { leaveType, unit, rules: input, hireDate, from, to }: CareerDto,
  ): Promise<CareerResponse> {
    requireDate('hireDate', 'Hire Date', hireDate, { latest: LATEST });
    requireDate('from', 'From', from, { latest: LATEST });
    requireDate('to', 'To', to, { latest: LATEST });
    if (to < from) throw Problem.at('to', refusal('career.ends_before_start'));
    if (to > addYears(from, LONGEST_CAREER_YEARS))
      throw Problem.at('to', refusal('career.too_long', { max: LONGEST_CAREER_YEARS }));
    const chosen = leaveType ? (await this.types.require(leaveType)).unit : (unit ?? 'days');
    return {
      success: true,
      lines: exampleCareer(chosen, readPolicyRules(chosen, input), { hireDate, from, to }),
    };
  }
}
