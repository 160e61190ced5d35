import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { EmployeeSummary } from '../../../../api/contract/responses.js';
import { useText } from '../../i18n/use-text';
import { useFilter } from '../../lists/list-filter';
import { Checkbox } from '../../ui/fields/checkbox';
import classes from './employee-list.module.css';

export const WORKS_HERE = { status: 'Active' };

/** Left out in a company that nobody has left. */
export function LeftChoice() {
  const text = useText();
  const { meta } = useListContext();
  const [status, setStatus] = useFilter('status');
  const [shown, setShown] = useState(status);
  const [lastStatus, setLastStatus] = useState(status);
  // The address follows after the click, and the tick must not go out meanwhile.
  if (status !== lastStatus) {
    setLastStatus(status);
    setShown(status);
  }
  const { left = 0 } = (meta as { summary?: EmployeeSummary } | undefined)?.summary ?? {};
  if (left === 0 && status !== 'Left') return null;

  function choose(withLeft: boolean) {
    const next = withLeft ? '' : WORKS_HERE.status;
    setShown(next);
    setStatus(next);
  }

  return (
    <span className={classes.leftChoice}>
      <Checkbox label={text('people.withLeft')} checked={shown !== WORKS_HERE.status} onChange={({ target }) => choose(target.checked)} />
    </span>
  );
}
