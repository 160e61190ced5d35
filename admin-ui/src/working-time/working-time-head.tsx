import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useText } from '../i18n/use-text';
import { ListHead } from '../lists/list-head';
import { officePath } from '../paths';
import { LeaveTabs } from '../shell/leave-tabs';
import classes from './working-time.module.css';

export function WorkingTimeHead(actions: { actions?: ReactNode; primary?: ReactNode }) {
  const text = useText();
  return (
    <>
      <LeaveTabs />
      <ListHead title={text('workingTime.title')} {...actions} />
    </>
  );
}

/** Patterns, and who works by which, are two pages. */
export function WorkingTimeViews() {
  const text = useText();
  return (
    <nav className={classes.views} aria-label={text('workingTime.title')}>
      <NavLink to={officePath.workingTime} end>
        {text('workingTime.patterns')}
      </NavLink>
      <NavLink to={officePath.workingPeople}>{text('workingTime.assignments')}</NavLink>
    </nav>
  );
}
