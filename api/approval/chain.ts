import type { ApprovalStepRecord } from '../contract/leave/approvals.js';
import type { ApprovalStep } from './whose-turn.js';

/** For types without a chain of their own. */
export const USUAL_CHAIN: readonly ApprovalStep[] = [{ who: 'approver' }];

export function chainOfType({ chain }: { chain: string | null }): readonly ApprovalStep[] {
  return storedChain(chain) ?? USUAL_CHAIN;
}

export function storedChain(json: string | null): ApprovalStep[] | null {
  return json === null ? null : (JSON.parse(json) as ApprovalStep[]);
}

/** With the names of its people; those who were removed are left out. */
export function chainRecord(
  chain: readonly ApprovalStep[],
  names: ReadonlyMap<string, string>,
  wire: (cost: number) => number,
): ApprovalStepRecord[] {
  return chain.map(({ who, people, overCost }) => ({
    who,
    ...(people && {
      people: people
        .flatMap((_id) => ({ _id, name: names.get(_id) ?? '' }))
        .filter(({ name }) => name !== ''),
    }),
    ...(overCost !== undefined && { overCost: wire(overCost) }),
  }));
}
