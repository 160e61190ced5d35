import { useState } from 'react';
import { Link } from 'react-router';
import type { EmployeeSummary } from '../../../../api/contract/employee/employee-responses.js';
import { useText } from '../../i18n/use-text';
import { useFilter } from '../../lists/list-filter';
import { useListSummary } from '../../lists/use-list-summary';
import { filtered, officePath } from '../../paths';
import { Checkbox } from '../../ui/fields/checkbox';
import classes from './employee-list.module.css';

export const WORKS_HERE = { status: 'Active' };
const STARTS_LATER = { status: 'Upcoming' };

/** Left out in a company that nobody has left. */
export function LeftChoice() {
  const text = useText();
  const left = useListSummary<EmployeeSummary>()?.left ?? 0;
  const [status, setStatus] = useFilter('status');
  // The address follows after the click, and the tick must not go out meanwhile.
  const [shown, setShown] = useState(status);
  const [lastStatus, setLastStatus] = useState(status);
  if (status !== lastStatus) {
    setLastStatus(status);
    setShown(status);
  }

  function choose(withLeft: boolean) {
    const next = withLeft ? '' : WORKS_HERE.status;
    setShown(next);
    setStatus(next);
  }

  if (left === 0 && shown !== 'Left') return null;
  return (
    <span className={classes.leftChoice}>
      <Checkbox
        label={text('people.withLeft')}
        checked={shown === '' || shown === 'Left'}
        onChange={({ target }) => choose(target.checked)}
      />
    </span>
  );
}

/** Shown where somebody is still to come. */
export function UpcomingLink() {
  const text = useText();
  const upcoming = useListSummary<EmployeeSummary>()?.upcoming ?? 0;
  const [status] = useFilter('status');
  if (upcoming === 0) return null;
  return (
    <Link
      className={classes.upcoming}
      to={filtered(officePath.employees, STARTS_LATER)}
      aria-current={status === STARTS_LATER.status ? 'true' : undefined}
    >
      {text('employees.upcoming', { count: upcoming })}
    </Link>
  );
}
