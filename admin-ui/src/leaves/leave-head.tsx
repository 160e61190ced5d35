import { address } from '../addresses';
import { useText } from '../i18n/use-text';
import { PersonPhoto } from '../people/person-photo';
import { Trail } from '../ui/page-head';
import { usePageTitle } from '../ui/use-page-title';
import type { Leave } from './leave';
import classes from './leave-detail.module.css';
import { LeaveStatus } from './leave-status';

export function LeaveHead({ leave: { employeeId, status } }: { leave: Leave }) {
  const text = useText();
  const { name, profileImage } = employeeId.userId;
  usePageTitle(text('leaves.request', { name }));
  return (
    <header>
      <Trail to={address.leaves} label={text('navigation.leave')} here={name} />
      <div className={classes.head}>
        <PersonPhoto name={name} image={profileImage} size="l" />
        <div>
          <div className={classes.named}>
            <h1>
              <bdi>{name}</bdi>
            </h1>
            <LeaveStatus of={status} />
          </div>
          <p>
            <bdi>{employeeId.employeeId}</bdi>, <bdi>{employeeId.department.dep_name}</bdi>
          </p>
        </div>
      </div>
    </header>
  );
}
