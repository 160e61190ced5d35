import { CalendarPlus } from 'lucide-react';
import { ownAddress } from '../addresses';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { firstName } from '../leaves/leave';
import { useUser } from '../providers/session';
import { useToday } from '../providers/use-today';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { usePageTitle } from '../ui/use-page-title';
import { LeaveNumbers } from './leave-numbers';
import { MyYear } from './my-year';
import { RecentActivity } from './recent-activity';
import classes from './welcome.module.css';

export default function Welcome() {
  const text = useText();
  const { longDay } = useDates();
  const user = useUser();
  const today = useToday();
  usePageTitle(text('portal.dashboard'));
  if (!user) return null;
  return (
    <>
      <header className={classes.head}>
        <div>
          <p>{today && longDay(today)}</p>
          <h1>{text('portal.welcome', { name: firstName(user.name || text('app.userFallback')) })}</h1>
        </div>
        {user.role === 'employee' && (
          <ButtonLink variant="primary" to={ownAddress.addLeave}>
            <Icon of={CalendarPlus} size={16} />
            {text('portal.requestLeave')}
          </ButtonLink>
        )}
      </header>
      <LeaveNumbers owner={user._id} />
      <div className={classes.columns}>
        <MyYear owner={user._id} />
        <RecentActivity owner={user._id} />
      </div>
    </>
  );
}
