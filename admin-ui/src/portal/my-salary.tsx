import { useParams } from 'react-router';
import { useText } from '../i18n/use-text';
import { ListPage } from '../lists/list-page';
import { RequestFailed } from '../providers/http-client';
import { useToday } from '../providers/use-today';
import { HistoryFailed } from '../salaries/history-failed';
import { PageHead } from '../ui/page-head';
import { EmployeeMissing } from './employee-missing';
import { MySalaryLooks } from './my-salary-looks';
import { MySalaryRecords } from './my-salary-records';
import { yearOf } from './my-salary-years';
import { useOwnEmployee } from './use-own-employee';

export { mySalaryWords as words } from './my-salary-words';

export default function MySalary() {
  const text = useText();
  const { id = '' } = useParams();
  const { employee, error, refetch, foreign } = useOwnEmployee(id);
  const today = useToday();
  const head = <PageHead title={text('portal.mySalary')} />;

  if (foreign || (error instanceof RequestFailed && error.status >= 400 && error.status < 500)) return <EmployeeMissing failure={error} />;
  if (!employee && error) {
    return (
      <>
        {head}
        <HistoryFailed failure={error} onTryAgain={() => void refetch()} />
      </>
    );
  }
  return (
    // The year that it begins with is the company's, which is known a moment later.
    <ListPage
      key={`${id} ${today === undefined}`}
      resource={`salaries/${id}`}
      sort={{ field: 'payDate', order: 'DESC' }}
      filterDefaultValues={yearOf(today)}
      personal
      enabled={Boolean(employee && today)}
      failure="salaries.notFetched"
    >
      {head}
      <MySalaryRecords of={id} today={today} />
      {employee && <MySalaryLooks of={id} />}
    </ListPage>
  );
}
