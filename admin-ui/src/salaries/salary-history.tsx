import { Plus } from 'lucide-react';
import { useGetOne } from 'react-admin';
import { Link, useParams } from 'react-router';
import { officePath } from '../paths';
import { isMissing, RecordMissing } from '../forms/record-missing';
import { useText } from '../i18n/use-text';
import columns from '../lists/columns.module.css';
import { ExportButton } from '../lists/export-button';
import { ListEmpty } from '../lists/list-empty';
import { ListHead } from '../lists/list-head';
import { ListPage } from '../lists/list-page';
import { ListTools } from '../lists/list-tools';
import { PayNote } from '../people/pay-note';
import { ButtonLink } from '../ui/button';
import { Skeleton } from '../ui/feedback/skeleton';
import type { Person } from '../people/person';
import { isVoidable, SalaryActions, salaryPaper, VoidNote } from './salary-actions';
import classes from './salary-history.module.css';
import { HistoryFailed, SalaryRecords, useSalaryFigures } from './salary-records';

export default function SalaryHistory() {
  const text = useText();
  const { id = '' } = useParams();
  const {
    data: employee,
    error,
    refetch,
  } = useGetOne<Person>('employees', { id, meta: { fields: [] } });
  const title = text('salaries.history');

  if (!employee && error) {
    const back = { to: officePath.employees, label: text('salaries.manageEmployees') };
    return (
      <>
        <ListHead title={title} />
        {isMissing(error) ? (
          <RecordMissing failure={error} title={text('salaries.notFound')} back={back} />
        ) : (
          <HistoryFailed failure={error} onTryAgain={() => void refetch()} />
        )}
      </>
    );
  }
  return (
    // The records are loaded only after the employee is found.
    <ListPage
      resource={`salaries/${id}`}
      sort={{ field: 'payDate', order: 'DESC' }}
      personal
      enabled={Boolean(employee)}
      failure="salaries.notFetched"
    >
      <Head of={employee} />
      <ListTools
        search={text('salaries.search')}
        filters={[
          {
            source: 'from',
            label: text('salaries.from'),
            until: { source: 'to', label: text('salaries.to') },
          },
        ]}
      >
        {employee && <PayNote of={employee} />}
      </ListTools>
      <Records of={employee} />
    </ListPage>
  );
}

function Head({ of: employee }: { of: Person | undefined }) {
  const text = useText();
  return (
    <ListHead
      title={text('salaries.history')}
      beside={
        employee ? (
          <Link to={officePath.employee(employee.id)} title={employee.name}>
            <bdi>{employee.name || text('person.unknown')}</bdi>
          </Link>
        ) : (
          <Skeleton width={160} />
        )
      }
      figures={useSalaryFigures()}
      actions={employee && <ExportButton name={`salary-${employee.employeeId}`} />}
      primary={employee && <Add to={employee} />}
    />
  );
}

function Add({ to: employee }: { to: Person }) {
  const text = useText();
  return (
    <ButtonLink
      variant="primary"
      to={`${officePath.addSalary}?${new URLSearchParams({ employee: employee.id })}`}
      icon={Plus}
    >
      {text('salaries.add')}
    </ButtonLink>
  );
}

function Records({ of: employee }: { of: Person | undefined }) {
  const text = useText();
  const id = employee?.id ?? '';
  return (
    <SalaryRecords
      label={text('salaries.records', { name: employee?.name ?? '' })}
      action={{
        label: text('salaries.action'),
        className: `${columns.actions} ${classes.actions}`,
        render: (salary) => (
          <span className={classes.acts}>
            <VoidNote of={salary} />
            <SalaryActions salary={salary} of={id} />
          </span>
        ),
      }}
      cardOf={(salary) => ({
        to: salaryPaper(id, salary),
        actions: isVoidable(salary) && <SalaryActions salary={salary} of={id} />,
        note: <VoidNote of={salary} />,
      })}
      empty={
        <ListEmpty title={text('salaries.emptyTitle')} action={employee && <Add to={employee} />} />
      }
    />
  );
}
