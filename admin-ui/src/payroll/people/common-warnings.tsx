import { TriangleAlert } from 'lucide-react';
import { useListFilterContext } from 'react-admin';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useText } from '../../i18n/use-text';
import { useFilterChanges } from '../../lists/filter-changes';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import classes from './run-people.module.css';
import type { PayslipWarning } from '../../../../api/contract/payroll/payslips.js';
import { useNumbers } from '../../api/config';
import { usePayWords } from '../../payslip/use-pay-words';

/** A warning that most payslips have is shown once, not in each row. */
export function CommonWarnings({ run }: { run: PayRunRecord }) {
  const text = useText();
  const common = useCommonWarnings(run);
  const { change } = useFilterChanges();
  const { warning: chosen } = useListFilterContext().filterValues as { warning?: string };
  if (chosen || common.length === 0) return null;
  return (
    <ul className={classes.common}>
      {common.map(({ warning, said }) => (
        <li key={warning}>
          <Icon of={TriangleAlert} size={16} />
          <span>{said}</span>
          <Button
            variant="quiet"
            aria-label={`${text('payRun.people.showCommon')}: ${said}`}
            onClick={() => change({ warning, attention: '', cause: '' })}
          >
            {text('payRun.people.showCommon')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Warnings that most payslips have, each in one sentence. */
export function useCommonWarnings({
  warnings,
  people: all,
  payDate,
}: PayRunRecord): { warning: PayslipWarning; said: string }[] {
  const text = useText();
  const numbers = useNumbers();
  const { words } = usePayWords(payDate);
  return warnings
    .filter(({ common }) => common)
    .map(({ warning, people }) => ({
      warning,
      said: text('payRun.state.common', {
        warning: words.warnings[warning],
        count: numbers.format(people),
        all: numbers.format(all),
      }),
    }));
}
