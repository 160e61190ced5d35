import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { netSign } from '../../../../api/contract/payroll/component-kinds.js';
import { PAY_NOTE_MAX } from '../../../../api/contract/payroll/pay-components.js';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import type {
  PayslipRecord,
  PayslipWarningRecord,
  UnsettledPeriod,
} from '../../../../api/contract/payroll/payslips.js';
import { useIdempotencyKey } from '../../api/idempotency-key';
import { useNotifyError } from '../../api/use-notify-error';
import { useText } from '../../i18n/use-text';
import { payItemCalls } from '../../pay-items/pay-item-calls';
import { usePayComponents } from '../../pay-items/use-pay-items';
import { UnsettledPeriods } from '../../payslip/unsettled-periods';
import { usePayWords } from '../../payslip/use-pay-words';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/fields/select-field';
import { useRecompute } from '../use-recompute';
import { useRunRefresh } from '../use-run';
import classes from './payslip-drawer.module.css';

interface Props {
  run: PayRunRecord;
  payslip: PayslipRecord;
}

/** Facts that reach back to periods that no run settles, with one tap to pay or take it with this payslip. */
export function ReachesBack({ run, payslip }: Props) {
  const pay = usePayWords(payslip.payDate);
  const warning = payslip.warnings.find((one) => one.warning === 'reachesBack');
  if (!warning?.periods) return null;
  const editable = run.state === 'draft' && payslip.state === 'draft';
  return (
    <div className={classes.unsettled}>
      <UnsettledPeriods periods={warning.periods.toReversed()} {...pay} />
      {editable && <Settle run={run} payslip={payslip} warning={warning} />}
    </div>
  );
}

function Settle({
  run,
  payslip: { employee, payDate },
  warning: { amount, periods = [] },
}: Props & { warning: PayslipWarningRecord }) {
  const text = useText();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const { words, formats } = usePayWords(payDate);
  const { key, renew } = useIdempotencyKey();
  const recompute = useRecompute(run);
  const refresh = useRunRefresh(run._id);
  const { data: components, isSuccess } = usePayComponents();
  const [chosen, setChosen] = useState('');
  const [busy, setBusy] = useState(false);
  const left = amount ?? 0;
  const offered = (components ?? []).filter(
    ({ active, builtin, unit, kind }) =>
      active && !builtin && unit === 'amount' && netSign(kind) === (left > 0 ? 1 : -1),
  );
  const component = offered.find(({ _id }) => _id === chosen) ?? offered[0];
  if (!isSuccess) return null;
  if (!component)
    return <p>{text(`payRun.drawer.noComponent.${left > 0 ? 'toPay' : 'toTake'}`)}</p>;

  async function add(componentId: string, name: string) {
    setBusy(true);
    try {
      await payItemCalls.add(
        {
          componentId,
          employeeId: employee._id,
          runId: run._id,
          amount: Math.abs(left).toFixed(2),
          note: words.unsettled.note(formats.fullSpan(wholeSpan(periods))).slice(0, PAY_NOTE_MAX),
          reachesBack: true,
        },
        key,
      );
      renew();
      notify(text('payRun.drawer.added', { component: name }), { type: 'success' });
      await recompute();
    } catch (failure) {
      notifyError(failure);
      // Less may be left to settle than the screen says.
      await refresh();
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={classes.settle}>
      {offered.length > 1 && (
        <SelectField
          label={text('payRun.drawer.component')}
          choices={offered.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={component._id}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      <Button
        icon={Plus}
        aria-disabled={busy}
        busy={busy}
        onClick={() => void (busy || add(component._id, component.name))}
      >
        {text(offered.length > 1 ? 'payRun.drawer.settle' : 'payRun.drawer.settleAs', {
          amount: formats.signed(left),
          component: component.name,
        })}
      </Button>
    </div>
  );
}

function wholeSpan(periods: UnsettledPeriod[]) {
  return { from: periods[0]?.from ?? '', to: periods.at(-1)?.to ?? '' };
}
