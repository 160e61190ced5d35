import { useId, useState } from 'react';
import { serverErrorText } from '../../api/use-notify-error';
import { useText } from '../../i18n/use-text';
import { PayNote } from '../../people/pay-note';
import { Button } from '../../ui/button';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Skeleton } from '../../ui/feedback/skeleton';
import type { Employee } from '../employee';
import classes from './employee-pay.module.css';
import { SalaryChart } from './salary-chart';
import { SalaryDialog } from './salary-dialog';
import { SalaryTimeline } from './salary-timeline';
import { useRevisions } from './use-employee-pay';

export function SalarySection({ employee }: { employee: Employee }) {
  const text = useText();
  const id = useId();
  const { data: revisions, error, refetch } = useRevisions(employee.id);
  const [changing, setChanging] = useState(false);
  return (
    <section className={classes.salary} aria-labelledby={id}>
      <header className={classes.head}>
        <h2 id={id}>{text('employeePay.salary')}</h2>
        {revisions && (
          <Button variant="primary" onClick={() => setChanging(true)}>
            {text('employeePay.change')}
          </Button>
        )}
      </header>
      {!revisions && error && (
        <LoadFailed onRetry={refetch}>
          {serverErrorText(error) || text('employeePay.failed')}
        </LoadFailed>
      )}
      {!revisions && !error && <Skeleton width="100%" height={240} />}
      {revisions && (
        <>
          <SalaryChart revisions={revisions} hired={employee.hireDate} />
          <SalaryTimeline revisions={revisions} employee={employee} />
          <div className={classes.note}>
            <PayNote of={employee} />
          </div>
        </>
      )}
      {changing && revisions && (
        <SalaryDialog
          employee={employee}
          revisions={revisions}
          onClose={() => setChanging(false)}
        />
      )}
    </section>
  );
}
