import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useText } from '../../i18n/use-text';
import { usePayWords } from '../../payslip/use-pay-words';
import { Button, RowAction } from '../../ui/button';
import { payslipsResource } from '../use-run';
import { attentionOf } from './people-groups';
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
  const { formats } = usePayWords(run.payDate);
  const [shown, setShown] = useState(0);
  const sought = Boolean(q) || Boolean(department);
  const perPage = Math.max(shown, sought ? STEP : 0);
  const { data = [], total } = useGetList<PayslipRow>(
    payslipsResource(run._id),
    {
      filter: {
        attention: attentionOf(run, 'unchanged'),
        ...(q && { q }),
        ...(department && { department }),
      },
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 1, perPage },
    },
    { enabled: perPage > 0, placeholderData: (before) => before },
  );
  const { people, net } = run.groups.unchanged;
  const count = sought ? (total ?? 0) : people;
  if (count <= 0) return null;
  const rows = perPage > 0 ? data.filter(isInRun) : [];
  const payslips = text('payRun.payslips', { count });
  return (
    <section className={classes.group}>
      <div className={classes.folded}>
        <h3>{text('payRun.people.groups.unchanged')}</h3>
        <p>
          {sought
            ? payslips
            : [
                text('payRun.people.sumOf', { payslips, amount: formats.money(net) }),
                run.previous &&
                  text('payRun.people.sameAs', {
                    period: formats.shortPeriod(run.previous.period),
                  }),
              ]
                .filter(Boolean)
                .join(', ')}
        </p>
        {!sought && (
          <RowAction aria-expanded={shown > 0} onClick={() => setShown(shown > 0 ? 0 : STEP)}>
            {text(shown > 0 ? 'payRun.people.hideSame' : 'payRun.people.showSame', { count })}
          </RowAction>
        )}
      </div>
      {rows.length > 0 && (
        <ul>
          {rows.map((row) => (
            <PersonRow key={row._id} run={run} of={row} />
          ))}
        </ul>
      )}
      {rows.length > 0 && rows.length < count && (
        <p className={classes.more}>
          <Button variant="quiet" onClick={() => setShown(perPage + STEP)}>
            {text('payRun.people.more')}
          </Button>
        </p>
      )}
    </section>
  );
}
