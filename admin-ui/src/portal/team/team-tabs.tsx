import { NavLink } from 'react-router';
import { useText } from '../../i18n/use-text';
import { portalPath } from '../../paths';
import { useMyTeam } from '../use-my-team';
import { useCurrentInView } from '../../ui/layout/use-current-in-view';
import classes from './team-tabs.module.css';

/** The views of My Team. */
export function TeamTabs() {
  const text = useText();
  const tabs = useCurrentInView();
  const { waiting } = useMyTeam();
  return (
    <nav ref={tabs} className={classes.tabs} aria-label={text('teamTabs.label')}>
      <NavLink to={portalPath.team} end>
        {text('teamTabs.requests')}
        {waiting > 0 && <span className={classes.count}>{waiting}</span>}
      </NavLink>
      <NavLink to={portalPath.teamCalendar}>{text('teamTabs.calendar')}</NavLink>
      <NavLink to={portalPath.teamOrganisation}>{text('teamTabs.organisation')}</NavLink>
    </nav>
  );
}
