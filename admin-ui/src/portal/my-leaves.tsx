import { CalendarPlus } from 'lucide-react';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { ownAddress } from '../addresses';
import type { Employee } from '../employees/employee';
import { useText } from '../i18n/use-text';
import { OwnLeaveList } from '../leaves/own-leave-list';
import { useUser } from '../providers/session';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { PageHead } from '../ui/page-head';
import { Skeleton } from '../ui/skeleton';
import { EmployeeMissing } from './employee-missing';
import { isOwn } from './is-own';
import { Withdrawal } from './my-leaves-withdrawal';

export default function MyLeaves() {
  const { id = '' } = useParams();
  const user = useUser();
  if (!user) return null;
  return isOwn(user, id) ? <Own id={id} asks={user.role === 'employee'} /> : <SomebodyElses key={id} id={id} />;
}

function Own({ id, asks }: { id: string; asks: boolean }) {
  const text = useText();
  const ask = asks && (
    <ButtonLink variant="primary" to={ownAddress.addLeave}>
      <Icon of={CalendarPlus} size={16} />
      {text('portal.requestLeave')}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={text('leaves.own.title')} actions={ask} />
      <OwnLeaveList owner={id} action={(leave) => <Withdrawal leave={leave} />} />
    </>
  );
}

/** As an admin sees it: the title stays, the name says whose it is. */
function SomebodyElses({ id }: { id: string }) {
  const text = useText();
  const { data: employee, error } = useGetOne<Employee>('employees', { id });
  if (error && !employee) return <EmployeeMissing failure={error} />;
  return (
    <>
      <PageHead title={text('leaves.own.title')}>{employee ? <bdi>{employee.name}</bdi> : <Skeleton width={160} />}</PageHead>
      {employee && <OwnLeaveList owner={id} />}
    </>
  );
}
