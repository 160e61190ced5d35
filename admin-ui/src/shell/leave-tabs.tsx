import { NavLink } from 'react-router';
import { type MessageKey, useText } from '../i18n/use-text';
import { officePath } from '../paths';
import { useCurrentInView } from '../ui/layout/use-current-in-view';
import classes from './leave-tabs.module.css';

interface Tab {
  to: string;
  label: MessageKey;
}

const TABS: Tab[] = [
  { to: officePath.leaves, label: 'leaves.tabs.requests' },
  { to: officePath.teamCalendar, label: 'leaves.tabs.calendar' },
  { to: officePath.leaveBalances, label: 'leaves.tabs.balances' },
  { to: officePath.leavePolicies, label: 'leaves.tabs.policies' },
  { to: officePath.workingTime, label: 'leaves.tabs.workingTime' },
  { to: officePath.holidays, label: 'leaves.tabs.holidays' },
  { to: officePath.coverage, label: 'leaves.tabs.coverage' },
  { to: officePath.yearEnd, label: 'leaves.tabs.yearEnd' },
  { to: officePath.absenceReport, label: 'leaves.tabs.report' },
];

/** At the top of each list of the Leave section. */
export function LeaveTabs() {
  const text = useText();
  // On a phone the last ones lie beyond the edge.
  const tabs = useCurrentInView();
  return (
    <nav ref={tabs} className={classes.tabs} aria-label={text('navigation.leave')}>
      {TABS.map(({ to, label }) => (
        <NavLink key={to} to={to} end={to !== officePath.workingTime && to !== officePath.coverage}>
          {text(label)}
        </NavLink>
      ))}
    </nav>
  );
}
