import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { EmployeeSummary } from '../../../../api/contract/responses.js';
import { useText } from '../../i18n/use-text';
import { useFilter } from '../../lists/list-filter';
import { Checkbox } from '../../ui/fields/checkbox';
import classes from './employee-list.module.css';

export const WORKS_HERE = { status: 'Active' };

function useSummary(): Partial<EmployeeSummary> {
  const { meta } = useListContext();
  return (meta as { summary?: EmployeeSummary } | undefined)?.summary ?? {};
}

/** The address follows after the click, and the tick must not go out meanwhile. */
function useShownStatus(): [shown: string, choose: (status: string) => void] {
  const [status, setStatus] = useFilter('status');
  const [shown, setShown] = useState(status);
  const [lastStatus, setLastStatus] = useState(status);
  if (status !== lastStatus) {
    setLastStatus(status);
    setShown(status);
  }

  function choose(next: string) {
    setShown(next);
    setStatus(next);
  }

  return [shown, choose];
}

/** Left out in a company that nobody has left. */
export function LeftChoice() {
  const text = useText();
  const { left = 0 } = useSummary();
  const [shown, choose] = useShownStatus();
  if (left === 0 && shown !== 'Left') return null;
  return (
    <span className={classes.leftChoice}>
      <Checkbox label={text('people.withLeft')} checked={shown === '' || shown === 'Left'} onChange={({ target }) => choose(target.checked ? '' : WORKS_HERE.status)} />
    </span>
  );
}

/** Shown where somebody is still to come, or would be looked for. */
export function UpcomingChoice() {
  const text = useText();
  const { upcoming = 0 } = useSummary();
  const [shown, choose] = useShownStatus();
  const chosen = shown === 'Upcoming';
  if (upcoming === 0 && !chosen) return null;
  return (
    <span className={classes.leftChoice}>
      <Checkbox label={text('employees.upcoming', { count: upcoming })} checked={chosen} onChange={() => choose(chosen ? WORKS_HERE.status : 'Upcoming')} />
    </span>
  );
}
