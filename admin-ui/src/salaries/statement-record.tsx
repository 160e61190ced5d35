import { useGetMany } from 'react-admin';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { RecordMissing } from '../forms/record-missing';
import { useText } from '../i18n/use-text';
import { HistoryFailed, type Salary } from './salary-records';
import { EmptyState } from '../ui/feedback/empty-state';
import { PageHead } from '../ui/layout/page-head';
import { Skeleton } from '../ui/feedback/skeleton';
import { Spinner } from '../ui/feedback/spinner';
import { StatementPaper } from './salary-statement-paper';

interface Props {
  /** The employee's id in the address. */
  id: string;
  record: string;
  employee: EmployeeRecord | undefined;
  failure: unknown;
  onTryAgain: () => void;
  /** The list of records. */
  within: { to: string; label: string };
}

export function StatementRecord({
  id,
  record,
  employee,
  failure: employeeFailure,
  onTryAgain,
  within,
}: Props) {
  const text = useText();
  const { data, error, refetch } = useGetMany<Salary>(
    `salaries/${id}`,
    { ids: [record] },
    { enabled: Boolean(employee) },
  );
  const head = <PageHead title={text('mySalary.title')} parent={within} />;
  const salary = data?.[0];
  if (salary?.voidedAt) {
    return (
      <>
        {head}
        <EmptyState title={text('mySalary.void')}>{text('mySalary.voidText')}</EmptyState>
      </>
    );
  }
  if (employee && salary) return <StatementPaper of={employee} salary={salary} back={within} />;
  const failure = employeeFailure ?? error;
  return (
    <>
      {head}
      {failure ? (
        <HistoryFailed
          failure={failure}
          onTryAgain={() => void (employeeFailure ? onTryAgain() : refetch())}
        />
      ) : data ? (
        <RecordMissing failure={undefined} title={text('mySalary.notFound')} back={within} />
      ) : (
        <>
          <Spinner label={text('app.loadingMore')} size={28} />
          <Skeleton width="100%" height={640} />
        </>
      )}
    </>
  );
}
