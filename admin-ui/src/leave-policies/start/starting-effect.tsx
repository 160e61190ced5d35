import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { addYears } from '../../../../api/contract/calendar-date.js';
import type { LeaveTypeRecord } from '../../../../api/contract/leave/leave-policies.js';
import { useApi } from '../../api/use-api';
import { serverErrorText } from '../../api/use-notify-error';
import { ledgerRows } from '../../balances/ledger-rows';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { Button } from '../../ui/button';
import { AlertBox } from '../../ui/feedback/alert-box';
import { Skeleton } from '../../ui/feedback/skeleton';
import { CareerLines } from '../example/career-lines';
import { useRefreshPolicies } from '../../api/use-policies';
import { ANNUAL_RULES } from './starting-rules';
import classes from './starting-set.module.css';
import { useStoreSet } from './use-store-set';

interface Props {
  annual: LeaveTypeRecord;
  sick: LeaveTypeRecord;
  from: string;
}

export function StartingEffect({ annual, sick, from }: Props) {
  const text = useText();
  const notify = useNotify();
  const { day } = useDates();
  const refresh = useRefreshPolicies();
  const [failure, setFailure] = useState('');
  const { store, busy } = useStoreSet({ annual, sick });
  const joined = `${from.slice(0, 4)}-04-16`;
  const [whole, joiner] = [
    useAnnualCareer(addYears(from, -10), from),
    useAnnualCareer(joined < from ? addYears(joined, 1) : joined, from),
  ];
  const careers = [
    { title: text('leaveRules.start.whole'), lines: whole.data, failed: whole.error },
    {
      title: text('leaveRules.start.joiner', {
        date: day(joined < from ? addYears(joined, 1) : joined),
      }),
      lines: joiner.data,
      failed: joiner.error,
    },
  ];

  async function begin() {
    setFailure('');
    try {
      await store(from);
    } catch (reason) {
      return setFailure(serverErrorText(reason) || text('error.generic'));
    }
    await refresh();
    notify(text('leaveRules.start.stored'), { type: 'success' });
  }

  return (
    <section className={classes.effect} aria-labelledby="starting-effect">
      <h3 id="starting-effect">{text('leaveRules.start.effect', { date: day(from) })}</h3>
      <div className={classes.careers}>
        {careers.map(({ title, lines, failed }) => (
          <div key={title}>
            <h4>{title}</h4>
            {lines && (
              <CareerLines
                rows={ledgerRows(lines, { from, to: lines.at(-1)?.day ?? from, today: from })}
                unit="days"
                today={from}
              />
            )}
            {!lines && !failed && <Skeleton width="100%" height={160} />}
            {failed && <p role="status">{serverErrorText(failed) || text('error.generic')}</p>}
          </div>
        ))}
      </div>
      <p>{text('leaveRules.start.sickEffect')}</p>
      <p>{text('leaveRules.start.weekEffect', { date: day(from) })}</p>
      {failure && <AlertBox reason={failure}>{text('leaveRules.start.failed')}</AlertBox>}
      <Button variant="primary" onClick={() => void begin()} busy={busy}>
        {text(busy ? 'leaveRules.start.storing' : 'leaveRules.start.store')}
      </Button>
    </section>
  );
}

function useAnnualCareer(hireDate: string, from: string) {
  const api = useApi();
  const example = {
    unit: 'days' as const,
    rules: ANNUAL_RULES,
    hireDate,
    from,
    to: `${Number((hireDate > from ? hireDate : from).slice(0, 4)) + 1}-12-31`,
  };
  return useQuery({
    queryKey: ['leave career', JSON.stringify(example)],
    queryFn: () => api.exampleCareer(example),
  });
}
