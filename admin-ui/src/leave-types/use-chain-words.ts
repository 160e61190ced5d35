import type { ApprovalStepRecord } from '../../../api/contract/leave/approvals.js';
import type { LeaveTypeRecord } from '../../../api/contract/leave/leave-policies.js';
import { useAmounts } from '../i18n/use-amounts';
import { useListText } from '../i18n/use-list-text';
import { useText } from '../i18n/use-text';

/** 'Approver, HR from 5 days on'. */
export function useChainWords(): (type: LeaveTypeRecord) => string {
  const text = useText();
  const amounts = useAmounts();
  const either = useListText('disjunction');
  return ({ chain = [], unit }) => {
    const words = ({ who, people = [], overCost }: ApprovalStepRecord) => {
      const names =
        people.length > 0 ? either(people.map(({ name }) => name)) : text(`approval.who.${who}`);
      return overCost === undefined
        ? names
        : text('leaveRules.types.chain.over', {
            who: names,
            amount: amounts.words(overCost, unit),
          });
    };
    return chain.length === 0 ? text('leaveRules.types.chain.atOnce') : chain.map(words).join(', ');
  };
}
