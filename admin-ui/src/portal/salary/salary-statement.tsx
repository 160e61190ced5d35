import { useGetMany } from 'react-admin';
import { useParams } from 'react-router';
import { portalPath } from '../../paths';
import { RecordMissing } from '../../forms/record-missing';
import { useText } from '../../i18n/use-text';
import { HistoryFailed } from '../../salaries/salary-records';
import type { Salary } from '../../salaries/salary-records';
import { EmptyState } from '../../ui/feedback/empty-state';
import { PageHead } from '../../ui/layout/page-head';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Spinner } from '../../ui/feedback/spinner';
import { EmployeeMissing } from '../employee-missing';
import { StatementPaper } from './salary-statement-paper';
import { useOwnEmployee } from '../use-own-employee';

export { messages } from '../../i18n/bundles/my-salary';

export default function SalaryStatement() {
  const text = useText();
  const { id = '', record = '' } = useParams();
  const { employee, error: employeeError, refetch: refetchEmployee, foreign } = useOwnEmployee(id);
  const { data, error: recordError, refetch } = useGetMany<Salary>(`salaries/${id}`, { ids: [record] }, { enabled: Boolean(employee) });
  const within = { to: portalPath.salary(id), label: text('portal.mySalary') };
  const head = <PageHead title={text('mySalary.title')} parent={within} />;
  const salary = data?.[0];

  if (foreign) return <EmployeeMissing failure={undefined} />;
  if (salary?.voidedAt) {
    return (
      <>
        {head}
        <EmptyState title={text('mySalary.void')}>{text('mySalary.voidText')}</EmptyState>
      </>
    );
  }
  if (employee && salary) return <StatementPaper of={employee} salary={salary} />;
  const failure = employeeError ?? recordError;
  return (
    <>
      {head}
      {failure ? (
        <HistoryFailed failure={failure} onTryAgain={() => void (employeeError ? refetchEmployee() : refetch())} />
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
