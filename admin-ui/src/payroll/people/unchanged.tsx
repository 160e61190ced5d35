import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useText } from '../../i18n/use-text';
import { usePayWords } from '../../payslip/use-pay-words';
import { Button } from '../../ui/button';
import { payslipsResource } from '../use-run';
import { isInRun, type PayslipRow } from './payslip-row';
import { PersonRow } from './person-row';
import classes from './run-people.module.css';
import { foldsUnchanged } from './slips-of-run';

const STEP = 50;

interface Props {
  run: PayRunRecord;
  /** How many they are, unless some are searched. */
  of: number;
  q: string | undefined;
  department: string | undefined;
}

/** Folded: nobody has to look at them. Who is searched for is found among them, too. */
export function Unchanged({ run, of, q, department }: Props) {
  const text = useText();
  const { formats } = usePayWords(run.payDate);
  const [shown, setShown] = useState(0);
  const sought = Boolean(q) || Boolean(department);
  const perPage = Math.max(shown, sought ? STEP : 0);
  const { data = [], total } = useGetList<PayslipRow>(
    payslipsResource(run._id),
    {
      filter: {
        attention: foldsUnchanged(run) ? 'same' : 'unchanged',
        ...(q && { q }),
        ...(department && { department }),
      },
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 1, perPage },
    },
    { enabled: perPage > 0, placeholderData: (before) => before },
  );
  const count = sought ? (total ?? 0) : of;
  if (count <= 0) return null;
  const rows = perPage > 0 ? data.filter(isInRun) : [];
  const more = rows.length < count && (
    <Button variant="quiet" onClick={() => setShown(perPage + STEP)}>
      {rows.length > 0 ? text('payRun.people.more') : text('payRun.people.showSame', { count })}
    </Button>
  );
  return (
    <section className={classes.group}>
      <div className={classes.folded}>
        <h3>
          {text('payRun.people.same')} <span>{count}</span>
        </h3>
        {run.previous && (
          <p>
            {text('payRun.people.sameAs', { period: formats.shortPeriod(run.previous.period) })}
          </p>
        )}
        {rows.length === 0 && more}
      </div>
      {rows.length > 0 && (
        <ul>
          {rows.map((row) => (
            <PersonRow key={row._id} run={run} of={row} />
          ))}
        </ul>
      )}
      {rows.length > 0 && more && <p className={classes.more}>{more}</p>}
    </section>
  );
}
