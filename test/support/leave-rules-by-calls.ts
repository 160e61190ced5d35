import type {
  LeaveTypeRecord,
  PolicyRecord,
  PolicyRulesRecord,
} from '../../api/contract/leave/leave-policies.js';
import type { PatternSlot } from '../../api/contract/working-time/working-time.js';
import type { Client } from './client.js';

/** 25 days a year on 1 January, prorated by days, 5 of them for 3 months more. */
export const RULES: PolicyRulesRecord = {
  tracked: true,
  tiers: [{ years: 0, amount: 25 }],
  yearStart: '01-01',
  frequency: 'yearly',
  timing: 'start',
  proration: 'days',
  scale: true,
  step: 0.5,
  mode: 'nearest',
  wait: null,
  cap: null,
  carry: 5,
  carryMonths: 3,
  negativeLimit: 0,
  notice: null,
  longest: null,
};

export async function leaveType(client: Client, name = 'Annual Leave'): Promise<LeaveTypeRecord> {
  const { body } = await client.get('/leave/type');
  return body.types.find((type: LeaveTypeRecord) => type.name === name);
}

const WORKED: PatternSlot = [240, 240];
const FREE: PatternSlot = [0, 0];
export const WEEK: PatternSlot[] = [...Array<PatternSlot>(5).fill(WORKED), FREE, FREE];
export const FOUR_DAYS: PatternSlot[] = [...Array<PatternSlot>(4).fill(WORKED), FREE, FREE, FREE];

/** Its id. */
export async function addWorkPattern(
  admin: Client,
  name: string,
  slots: PatternSlot[],
): Promise<string> {
  const { status, body } = await admin.post('/work/pattern/add', { name, slots });
  if (status !== 201) throw new Error(`Not made: ${status} ${JSON.stringify(body)}`);
  return body.pattern._id;
}

export async function addLeaveType(
  admin: Client,
  fields: Partial<LeaveTypeRecord> & { name: string },
): Promise<LeaveTypeRecord> {
  const { status, body } = await admin.post('/leave/type/add', fields);
  if (status !== 201) throw new Error(`Not made: ${status} ${JSON.stringify(body)}`);
  return body.type;
}

export async function addPolicy(
  admin: Client,
  fields: { name: string; type?: string; from?: string; rules?: Partial<PolicyRulesRecord> },
): Promise<PolicyRecord> {
  const { name, type = 'Annual Leave', from = '2026-01-01', rules } = fields;
  const { _id } = await leaveType(admin, type);
  const { status, body } = await admin.post('/leave/policy/add', {
    leaveType: _id,
    name,
    from,
    rules: { ...RULES, ...rules },
  });
  if (status !== 201) throw new Error(`Not made: ${status} ${JSON.stringify(body)}`);
  return body.policy;
}
