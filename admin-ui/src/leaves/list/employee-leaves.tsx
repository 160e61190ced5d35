import { WITHOUT_PAY } from '../../people/person';
import { type RaRecord, useGetOne } from 'react-admin';
import { Link, useParams } from 'react-router';
import type { EmployeeRecord } from '../../../../api/contract/employee/employees.js';
import { officePath } from '../../paths';
import { RecordMissing } from '../../forms/record-missing';
import { useText } from '../../i18n/use-text';
import { ExportButton } from '../../lists/export-button';
import { ButtonLink } from '../../ui/button';
import { Skeleton } from '../../ui/feedback/skeleton';
import { EmployeeLeaveList } from './employee-leave-list';
import { EnterLeave } from './enter-leave';

export default function EmployeeLeaves() {
  const text = useText();
  const { id = '' } = useParams();
  const {
    data: employee,
    error,
    refetch,
  } = useGetOne<EmployeeRecord & RaRecord<string>>('employees', { id, meta: WITHOUT_PAY });
  if (error && !employee) return <Missing failure={error} onTryAgain={() => void refetch()} />;
  return (
    <EmployeeLeaveList
      owner={id}
      person={
        employee ? (
          <Link to={officePath.employee(employee.id)}>
            <bdi>{employee.name || text('person.unknown')}</bdi>
          </Link>
        ) : (
          <Skeleton width={160} />
        )
      }
      actions={
        employee && (
          <>
            <ButtonLink variant="quiet" to={officePath.leaveBalance(employee.id)}>
              {text('leaves.own.balance')}
            </ButtonLink>
            <ExportButton name={`leaves-${employee.employeeId}`} />
          </>
        )
      }
      primary={employee && <EnterLeave employee={employee.id} />}
      to={({ id }) => officePath.leave(id)}
    />
  );
}

function Missing(failed: { failure: unknown; onTryAgain: () => void }) {
  const text = useText();
  return (
    <RecordMissing
      level="h1"
      {...failed}
      title={text('leaves.employeeNotFound')}
      back={{ to: officePath.employees, label: text('leaves.manageEmployees') }}
    />
  );
}
