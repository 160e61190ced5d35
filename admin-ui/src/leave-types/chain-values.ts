import type { ApprovalStepRecord, StepPeople } from '../../../api/contract/leave/approvals.js';
import type { LeaveUnit } from '../../../api/contract/leave/policy-rules.js';
import type { ChosenPerson } from '../assignments/people-picker';
import { amountOf, numberOf, written } from '../leave-policies/form/policy-values';

/** A step of the form. The amount is a text: days, or hours of a type in minutes. */
export interface StepValues {
  who: StepPeople;
  people: ChosenPerson[];
  overCost: string;
}

export const USUAL_STEP: StepValues = { who: 'approver', people: [], overCost: '' };

export function chainValues(
  unit: LeaveUnit,
  chain: readonly ApprovalStepRecord[] = [],
): StepValues[] {
  return chain.map(({ who, people = [], overCost }) => ({
    who,
    people: people.map(({ _id, name }) => ({ id: _id, name })),
    overCost: overCost === undefined ? '' : written(unit, overCost),
  }));
}

/** As it is sent. */
export function chainOf(unit: LeaveUnit, steps: readonly StepValues[]) {
  return steps.map(({ who, people, overCost }) => ({
    who,
    ...(who === 'people' && { people: people.map(({ id }) => id) }),
    ...(overCost.trim() !== '' && { overCost: amountOf(unit, overCost) }),
  }));
}

export const lacksPeople = ({ who, people }: StepValues): boolean =>
  who === 'people' && people.length === 0;

export const hasWrongCost = ({ overCost }: StepValues): boolean =>
  overCost.trim() !== '' && Number.isNaN(numberOf(overCost));
