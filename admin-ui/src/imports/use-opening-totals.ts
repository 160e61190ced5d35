import type { ImportRecord } from '../../../api/contract/imports.js';
import { leaveTypeName } from '../i18n/leave-type-name';
import { useAmounts } from '../i18n/use-amounts';
import { useText } from '../i18n/use-text';

/** 'Annual Leave: 312.5 days for 40 people.' */
export function useOpeningTotals({ openings }: ImportRecord): string[] {
  const text = useText();
  const amounts = useAmounts();
  return openings.map(({ leaveType, unit, people, amount }) =>
    text('imports.check.openings', {
      type: leaveTypeName(text, leaveType),
      amount: amounts.words(amount, unit),
      count: people,
    }),
  );
}
