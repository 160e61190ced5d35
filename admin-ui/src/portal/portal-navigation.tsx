import { Banknote, CalendarDays, House, type LucideIcon, Settings2, UserRound } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { ownAddress } from '../addresses';
import { type MessageKey, useText } from '../i18n/use-text';
import { useUser } from '../providers/session';
import { Icon } from '../ui/icon';
import classes from './portal-navigation.module.css';

interface Destination {
  to: string;
  label: MessageKey;
  /** Where five of them share the width of a phone. */
  short: MessageKey;
  icon: LucideIcon;
  area: RegExp;
}

const destinations = (id: string): Destination[] => [
  { to: ownAddress.home, label: 'portal.dashboard', short: 'portal.short.dashboard', icon: House, area: /^\/employee-dashboard\/?$/ },
  { to: ownAddress.profile(id), label: 'portal.myProfile', short: 'portal.short.myProfile', icon: UserRound, area: /\/profile\// },
  { to: ownAddress.leaves(id), label: 'portal.myLeaves', short: 'portal.short.myLeaves', icon: CalendarDays, area: /\/(leaves\/|add-leave)/ },
  { to: ownAddress.salary(id), label: 'portal.mySalary', short: 'portal.short.mySalary', icon: Banknote, area: /\/salary\// },
  { to: ownAddress.setting, label: 'portal.setting', short: 'portal.short.setting', icon: Settings2, area: /\/setting/ },
];

/** Words above the sheet, glyphs with words at the bottom of a phone; only one of them is shown. */
export function PortalNavigation({ place }: { place: 'top' | 'bottom' }) {
  const text = useText();
  const { pathname } = useLocation();
  const user = useUser();
  return (
    <nav className={classes[place]} aria-label={text('portal.main')}>
      {destinations(user?._id ?? '').map(({ to, label, short, icon, area }) => (
        <Link key={label} to={to} aria-current={area.test(pathname) ? 'page' : undefined}>
          {place === 'bottom' && <Icon of={icon} size={22} />}
          {text(place === 'bottom' ? short : label)}
        </Link>
      ))}
    </nav>
  );
}
