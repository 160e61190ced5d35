import { Link, useLocation } from 'react-router';
import { type MessageKey, useText } from '../i18n/use-text';
import { useOpenAfresh } from '../api/use-open-afresh';
import { officePath } from '../paths';
import { useCurrentInView } from '../ui/layout/use-current-in-view';
import classes from './leave-tabs.module.css';

interface Tab {
  to: string;
  label: MessageKey;
  /** The resource that its list shows. */
  list?: string;
  /** Another list of the same tab. */
  also?: string;
}

const TABS: Tab[] = [
  { to: officePath.leaves, label: 'leaves.tabs.requests', list: 'leaves' },
  { to: officePath.teamCalendar, label: 'leaves.tabs.calendar' },
  { to: officePath.leaveBalances, label: 'leaves.tabs.balances', list: 'leaveBalances' },
  { to: officePath.leavePolicies, label: 'leaves.tabs.policies', also: officePath.leaveTypes },
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
  const openAfresh = useOpenAfresh();
  const { pathname } = useLocation();
  // The requests stand at the address that those of the other tabs begin with.
  const isCurrent = ({ to, also }: Tab) =>
    [to, also].includes(pathname) || (to !== officePath.leaves && pathname.startsWith(`${to}/`));
  return (
    <nav ref={tabs} className={classes.tabs} aria-label={text('navigation.leave')}>
      {TABS.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          onClick={() => openAfresh(tab.list)}
          aria-current={isCurrent(tab) ? 'page' : undefined}
        >
          {text(tab.label)}
        </Link>
      ))}
    </nav>
  );
}
