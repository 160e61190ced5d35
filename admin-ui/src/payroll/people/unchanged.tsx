import { useState } from 'react';
import { useGetList } from 'ra-core';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useText } from '../../i18n/use-text';
import { Button } from '../../ui/button';
import { payslipsResource } from '../use-run';
import { isInRun, type PayslipRow } from './payslip-row';
import { PersonRow } from './person-row';
import classes from './run-people.module.css';

const STEP = 50;

interface Props {
  run: PayRunRecord;
  q: string | undefined;
  department: string | undefined;
}

/** Folded: nobody has to look at them. Who is searched for is found among them, too. */
export function Unchanged({ run, q, department }: Props) {
  const text = useText();
  const [shown, setShown] = useState(0);
  const sought = Boolean(q) || Boolean(department);
  const perPage = Math.max(shown, sought ? STEP : 0);
  const { data = [], total } = useGetList<PayslipRow>(
    payslipsResource(run._id),
    {
      filter: { attention: 'unchanged', ...(q && { q }), ...(department && { department }) },
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 1, perPage },
    },
    { enabled: perPage > 0, placeholderData: (before) => before },
  );
  const count = sought ? (total ?? 0) : run.unchanged;
  if (count <= 0) return null;
  const rows = perPage > 0 ? data.filter(isInRun) : [];
  return (
    <section className={classes.group}>
      <h3>
        {text('payRun.people.same')} <span>{count}</span>
      </h3>
      {rows.length > 0 && (
        <ul>
          {rows.map((row) => (
            <PersonRow key={row._id} run={run} of={row} />
          ))}
        </ul>
      )}
      {rows.length < count && (
        <p className={classes.more}>
          <Button variant="quiet" onClick={() => setShown(perPage + STEP)}>
            {rows.length > 0
              ? text('payRun.people.more')
              : text('payRun.people.showSame', { count })}
          </Button>
        </p>
      )}
    </section>
  );
}
