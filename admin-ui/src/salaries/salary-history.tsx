import { Plus } from 'lucide-react';
import { useGetOne } from 'ra-core';
import { Link, useParams } from 'react-router';
import { officePath } from '../paths';
import { isMissing, RecordMissing } from '../forms/record-missing';
import { useText } from '../i18n/use-text';
import columns from '../lists/columns.module.css';
import { ExportButton } from '../lists/export-button';
import { ListFilters } from '../lists/list-filters';
import { ListEmpty } from '../lists/list-empty';
import { ListPage } from '../lists/list-page';
import { SearchBox } from '../lists/search-box';
import { PayNote } from '../people/pay-note';
import { PersonPhoto } from '../people/person-photo';
import { ButtonLink } from '../ui/button';
import { PageHead } from '../ui/layout/page-head';
import { Skeleton } from '../ui/feedback/skeleton';
import type { Person } from '../people/person';
import { SalaryActions } from './salary-actions';
import classes from './salary-history.module.css';
import { HistoryFailed, type Salary, SalaryRecords } from './salary-records';

export default function SalaryHistory() {
  const text = useText();
  const { id = '' } = useParams();
  const {
    data: employee,
    error,
    refetch,
  } = useGetOne<Person>('employees', { id, meta: { fields: [] } });
  const title = text('salaries.history');
  const within = { to: officePath.employees, label: text('navigation.employee') };

  if (!employee && error) {
    const back = { to: officePath.employees, label: text('salaries.manageEmployees') };
    return (
      <>
        <PageHead title={title} parent={within} />
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
      <PageHead
        title={title}
        parent={within}
        actions={
          employee && (
            <>
              <ExportButton name={`salary-${employee.employeeId}`} />
              <ButtonLink
                variant="primary"
                to={`${officePath.addSalary}?${new URLSearchParams({ employee: employee.id })}`}
                icon={Plus}
              >
                {text('salaries.add')}
              </ButtonLink>
            </>
          )
        }
      >
        <Person is={employee} />
      </PageHead>
      <Records of={employee} />
    </ListPage>
  );
}

function Person({ is: employee }: { is: Person | undefined }) {
  const text = useText();
  const name = employee?.name || text('person.unknown');
  return (
    <span className={classes.person}>
      {employee ? (
        <>
          <PersonPhoto name={name} image={employee.userId?.profileImage} size="m" />
          <span className={classes.words}>
            <Link to={officePath.employee(employee.id)}>
              <bdi>{name}</bdi>
            </Link>
            <bdi>{employee.employeeId || text('app.notAvailable')}</bdi>
            <bdi>{employee.department?.dep_name || text('app.notAvailable')}</bdi>
          </span>
        </>
      ) : (
        <Skeleton width={280} height={20} />
      )}
    </span>
  );
}

function Records({ of: employee }: { of: Person | undefined }) {
  const text = useText();
  const actions = (salary: Salary) => <SalaryActions salary={salary} of={employee?.id ?? ''} />;
  return (
    <SalaryRecords
      label={text('salaries.records', { name: employee?.name ?? '' })}
      note={
        employee && (
          <div className={classes.note}>
            <PayNote of={employee} />
          </div>
        )
      }
      tools={
        <>
          <SearchBox placeholder={text('salaries.search')} />
          <ListFilters
            of={[
              { source: 'from', label: text('salaries.from') },
              { source: 'to', label: text('salaries.to') },
            ]}
          />
        </>
      }
      action={{
        label: text('salaries.action'),
        className: `${columns.actions} ${classes.actions}`,
        render: actions,
      }}
      end={actions}
      empty={<ListEmpty title={text('salaries.emptyTitle')} />}
    />
  );
}
