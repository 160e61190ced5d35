import { NavLink } from 'react-router';
import { useText } from '../../i18n/use-text';
import { portalPath } from '../../paths';
import { useCurrentInView } from '../../ui/layout/use-current-in-view';
import classes from './team-tabs.module.css';

/** The views of My Team. */
export function TeamTabs() {
  const text = useText();
  const tabs = useCurrentInView();
  return (
    <nav ref={tabs} className={classes.tabs} aria-label={text('teamTabs.label')}>
      <NavLink to={portalPath.team} end>
        {text('teamTabs.requests')}
      </NavLink>
      <NavLink to={portalPath.teamCalendar}>{text('teamTabs.calendar')}</NavLink>
    </nav>
  );
}
