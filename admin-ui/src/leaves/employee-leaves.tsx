import { type RaRecord, useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import type { EmployeeRecord } from '../../../api/contract/records.js';
import { address } from '../addresses';
import { RecordMissing } from '../forms/record-missing';
import { useText } from '../i18n/use-text';
import { PageHead } from '../ui/page-head';
import { Skeleton } from '../ui/skeleton';
import { usePageTitle } from '../ui/use-page-title';
import { OwnLeaveList } from './own-leave-list';

/** One employee's list, as an admin sees it. */
export default function EmployeeLeaves() {
  const text = useText();
  const { id = '' } = useParams();
  const { data: employee, error } = useGetOne<EmployeeRecord & RaRecord<string>>('employees', { id });
  if (error && !employee) return <Missing failure={error} />;
  return (
    <>
      <PageHead title={text('leaves.own.title')} within={{ to: address.employees, label: text('navigation.employee') }}>
        {employee ? <bdi>{employee.name}</bdi> : <Skeleton width={160} />}
      </PageHead>
      <OwnLeaveList owner={id} to={({ id }) => address.leave(id)} />
    </>
  );
}

function Missing({ failure }: { failure: unknown }) {
  const text = useText();
  usePageTitle(text('leaves.employeeNotFound'));
  return <RecordMissing level="h1" failure={failure} title={text('leaves.employeeNotFound')} back={{ to: address.employees, label: text('leaves.manageEmployees') }} />;
}
