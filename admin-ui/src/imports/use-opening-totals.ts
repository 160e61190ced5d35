import type { ImportRecord } from '../../../api/contract/imports/imports.js';
import { leaveTypeName } from '../i18n/leave-type-name';
import { useAmounts } from '../i18n/use-amounts';
import { useText } from '../i18n/use-text';

/** 'Annual Leave: 312.5 days for 40 people.', and what the numbers of the file mean. */
export function useOpeningTotals({ openings, balanceQuestion, mapping }: ImportRecord): string[] {
  const text = useText();
  const amounts = useAmounts();
  const totals = openings.map(({ leaveType, unit, people, amount }) =>
    text('imports.check.openings', {
      type: leaveTypeName(text, leaveType),
      amount: amounts.words(amount, unit),
      count: people,
    }),
  );
  const meaning = balanceQuestion && mapping?.balanceMeaning;
  if (!meaning) return totals;
  return [
    ...totals,
    text(`imports.meaning.chosen.${meaning === 'included' ? 'included' : 'onTop'}`),
  ];
}
