import { address } from '../addresses';
import { useText } from '../i18n/use-text';
import { PersonPhoto } from '../people/person-photo';
import { Trail } from '../ui/page-head';
import { usePageTitle } from '../ui/use-page-title';
import type { Leave } from './leave';
import classes from './leave-detail.module.css';
import { LeaveStatus } from './leave-status';
import { useRequester } from './use-requester';

export function LeaveHead({ leave }: { leave: Leave }) {
  const text = useText();
  const { name, image, number, department } = useRequester()(leave);
  usePageTitle(text('leaves.request', { name }));
  return (
    <header>
      <Trail to={address.leaves} label={text('navigation.leave')} here={name} />
      <div className={classes.head}>
        <PersonPhoto name={name} image={image} size="l" />
        <div>
          <div className={classes.named}>
            <h1>
              <bdi>{name}</bdi>
            </h1>
            <LeaveStatus of={leave.status} />
          </div>
          <p>
            <bdi>{number}</bdi>, <bdi>{department.name}</bdi>
          </p>
        </div>
      </div>
    </header>
  );
}
