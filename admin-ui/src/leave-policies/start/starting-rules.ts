import { USUAL_RULES } from '../../../../api/contract/leave/policy-rules.js';

export const ANNUAL_RULES = USUAL_RULES;
/** Recorded and never refused. */
export const SICK_RULES = {
  ...USUAL_RULES,
  tracked: false,
  tiers: [{ years: 0, amount: 0 }],
  carry: 0,
  carryMonths: null,
  negativeLimit: null,
};

const DAY: [number, number] = [240, 240];
const FREE: [number, number] = [0, 0];
export const WORK_WEEK = [DAY, DAY, DAY, DAY, DAY, FREE, FREE];
