import { Plus } from 'lucide-react';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { address } from '../addresses';
import { isMissing } from '../forms/is-missing';
import { RecordMissing } from '../forms/record-missing';
import { useText } from '../i18n/use-text';
import { ExportButton } from '../lists/export-button';
import { ListPage } from '../lists/list-page';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { PageHead } from '../ui/page-head';
import type { Employee } from './employee';
import { HistoryFailed } from './history-failed';
import { HistoryRecords } from './history-records';
import { Person } from './person';

export default function SalaryHistory() {
  const text = useText();
  const { id = '' } = useParams();
  const { data: employee, error, refetch } = useGetOne<Employee>('employees', { id });
  const title = text('salaries.history');
  const within = { to: address.employees, label: text('navigation.employee') };

  if (!employee && error) {
    const back = { to: address.employees, label: text('salaries.manageEmployees') };
    return (
      <>
        <PageHead title={title} within={within} />
        {isMissing(error) ? <RecordMissing failure={error} title={text('salaries.notFound')} back={back} /> : <HistoryFailed failure={error} onTryAgain={() => void refetch()} />}
      </>
    );
  }
  return (
    // Not asked for before it is known that there is such a person.
    <ListPage resource={`salaries/${id}`} sort={{ field: 'payDate', order: 'DESC' }} personal enabled={Boolean(employee)} failure="salaries.notFetched">
      <PageHead
        title={title}
        within={within}
        actions={
          employee && (
            <>
              <ExportButton name={`salary-${employee.employeeId}`} />
              <ButtonLink variant="primary" to={`${address.addSalary}?${new URLSearchParams({ employee: employee.id })}`}>
                <Icon of={Plus} size={16} />
                {text('salaries.add')}
              </ButtonLink>
            </>
          )
        }
      >
        <Person is={employee} />
      </PageHead>
      <HistoryRecords of={employee} />
    </ListPage>
  );
}
