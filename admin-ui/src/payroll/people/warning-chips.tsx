import { Check, CircleAlert, TriangleAlert } from 'lucide-react';
import { useListFilterContext } from 'react-admin';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import type { PayslipWarning, ChangeCause } from '../../../../api/contract/payroll/payslips.js';
import { useNumbers } from '../../api/config';
import { useText } from '../../i18n/use-text';
import { useFilterChanges } from '../../lists/filter-changes';
import { usePayWords } from '../../payslip/use-pay-words';
import { Icon } from '../../ui/icon';
import { isError } from './people-anchors';
import classes from './warning-chips.module.css';
import { RemoveChip } from '../../ui/remove-chip';

/** The warnings of the run with their numbers; each shows its payslips only. One that most have is a line of its own. */
export function WarningChips({ run }: { run: PayRunRecord }) {
  const text = useText();
  const numbers = useNumbers();
  const { words } = usePayWords(run.payDate);
  const { change } = useFilterChanges();
  const { warning: chosen, cause } = useListFilterContext().filterValues as {
    warning?: PayslipWarning;
    cause?: string;
  };
  const choose = (value: string) => {
    const warning = value === chosen ? '' : value;
    // A common one puts nobody among those to check, who else are all that is listed.
    const isCommon = run.warnings.some((one) => one.warning === warning && one.common);
    change({ warning, cause: '', attention: isCommon ? '' : 'changed' });
  };
  const chip = (value: string, label: string, count: number) => {
    const pressed = (chosen ?? '') === value && !cause;
    const error = value !== '' && isError(value as PayslipWarning);
    return (
      <button
        key={value}
        type="button"
        className={error ? classes.error : classes.chip}
        aria-pressed={pressed}
        onClick={() => choose(value)}
      >
        {(pressed || value !== '') && (
          <Icon of={pressed ? Check : error ? CircleAlert : TriangleAlert} size={14} />
        )}
        {label} <b>{numbers.format(count)}</b>
      </button>
    );
  };
  if (run.warnings.length === 0 && !cause) return null;
  return (
    <div className={classes.chips} role="group" aria-label={text('payRun.people.warnings')}>
      {chip('', text('payRun.people.all'), run.people - run.unchanged)}
      {run.warnings
        .filter(({ warning, common }) => !common || warning === chosen)
        .map(({ warning, people }) => chip(warning, words.warnings[warning], people))}
      <CauseChip />
    </div>
  );
}

/** The cause of the bridge that was chosen. */
export function CauseChip() {
  const text = useText();
  const { change } = useFilterChanges();
  const { cause } = useListFilterContext().filterValues as { cause?: ChangeCause };
  if (!cause) return null;
  return (
    <RemoveChip onClick={() => change({ cause: '' })}>
      {text('payRun.people.chosenCause', { cause: text(`payRun.bridge.causes.${cause}`) })}
    </RemoveChip>
  );
}
