import { CalendarDays, Equal, UsersRound } from 'lucide-react';
import type { JobEffect } from '../../../../api/contract/job/job-changes.js';
import { wireAmount } from '../../../../api/contract/leave/leave-amounts.js';
import { useText } from '../../i18n/use-text';
import { useAmounts } from '../../i18n/use-amounts';
import { useListText } from '../../i18n/use-list-text';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { EffectLine } from './effect-line';
import { EffectOnPayslips } from './effect-on-payslips';
import classes from './effect-panel.module.css';
import { EffectOnRequests } from './effect-on-requests';
import { EffectWarnings } from './effect-warnings';

/** Warnings, then what moves; the last line says what stays. */
export function EffectLines({ of: effect }: { of: JobEffect }) {
  return (
    <ul className={classes.list}>
      <EffectWarnings of={effect} />
      {effect.requests.length > 0 && <EffectOnRequests of={effect.requests} />}
      {effect.pay && <EffectOnPayslips of={effect.pay} />}
      {effect.movedAbsence > 0 && <MovedAbsence thousandths={effect.movedAbsence} />}
      <Balances of={effect} />
      {effect.headcount.length > 0 && <Headcount of={effect} />}
      <Stays of={effect} />
    </ul>
  );
}

function MovedAbsence({ thousandths }: { thousandths: number }) {
  const text = useText();
  const amounts = useAmounts();
  const days = wireAmount('days', thousandths);
  return (
    <EffectLine
      icon={CalendarDays}
      title={text('job.effect.absence', { days: amounts.words(days, 'days'), count: days })}
    >
      <small>{text('job.effect.absenceText')}</small>
    </EffectLine>
  );
}

function Balances({ of: { balances } }: { of: JobEffect }) {
  const text = useText();
  const amounts = useAmounts();
  return balances.map(({ leaveType, unit, people, difference, negative }) => (
    <EffectLine
      key={leaveType._id}
      icon={CalendarDays}
      tone={negative > 0 ? 'wait' : undefined}
      title={text('job.effect.balance', {
        type: leaveTypeName(text, leaveType.name),
        amount: amounts.signed(difference, unit),
        count: people,
      })}
    >
      {negative > 0 && <small>{text('job.effect.negative', { count: negative })}</small>}
    </EffectLine>
  ));
}

function Headcount({ of: { headcount } }: { of: JobEffect }) {
  const text = useText();
  return (
    <EffectLine
      icon={UsersRound}
      title={headcount
        .map(({ department, before, after }) =>
          text('job.effect.headcount', { department: department.dep_name, before, after }),
        )
        .join(', ')}
    />
  );
}

function Stays({ of: { cost, pay, requests, balances, coverage } }: { of: JobEffect }) {
  const text = useText();
  const list = useListText();
  const parts = {
    pay: cost || pay ? 1 : 0,
    approvals: requests.length,
    leave: balances.length,
    coverage: coverage.length,
  };
  const staying = (Object.keys(parts) as (keyof typeof parts)[]).filter(
    (part) => parts[part] === 0,
  );
  if (staying.length === 0) return null;
  const what = list(staying.map((part) => text(`job.effect.parts.${part}`)));
  return <EffectLine icon={Equal} tone="quiet" title={text('job.effect.stays', { what })} />;
}
