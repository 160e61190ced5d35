import { Link } from 'react-router';
import { useApprovals } from '../../api/use-approvals';
import { useText } from '../../i18n/use-text';
import { officePath } from '../../paths';
import type { Employee } from '../employee';
import { Fact } from '../employee-profile-facts';

/** The approver and the deputy; without approvals only those on record. */
export function DeciderFacts({ employee: { approver, deputy, manager } }: { employee: Employee }) {
  const text = useText();
  const approvals = useApprovals();
  const link = ({ _id, name }: { _id: string; name: string }) => (
    <Link to={officePath.employee(_id)}>{name}</Link>
  );
  const usual = manager?._id
    ? text('employees.profile.approverIsManager', { name: manager.name })
    : text('employees.profile.noApprover');
  return (
    <>
      {(approvals || approver) && (
        <Fact label={text('employees.profile.approver')}>{approver ? link(approver) : usual}</Fact>
      )}
      {(approvals || deputy) && (
        <Fact label={text('employees.profile.deputy')}>{deputy && link(deputy)}</Fact>
      )}
    </>
  );
}
