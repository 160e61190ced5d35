import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useText } from '../i18n/use-text';
import { officePath } from '../paths';
import { LeaveTabs } from '../shell/leave-tabs';
import { PageHead } from '../ui/layout/page-head';
import classes from './working-time.module.css';

/** Patterns, and who works by which, are two pages. */
export function WorkingTimeHead({ actions }: { actions?: ReactNode }) {
  const text = useText();
  return (
    <>
      <LeaveTabs />
      <PageHead title={text('workingTime.title')} actions={actions}>
        {text('workingTime.subtitle')}
      </PageHead>
      <nav className={classes.views} aria-label={text('workingTime.title')}>
        <NavLink to={officePath.workingTime} end>
          {text('workingTime.patterns')}
        </NavLink>
        <NavLink to={officePath.workingPeople}>{text('workingTime.assignments')}</NavLink>
      </nav>
    </>
  );
}
