import { CalendarPlus, MoreHorizontal, Printer, Scale } from 'lucide-react';
import { Link } from 'react-router';
import { officePath } from '../../paths';
import { useText } from '../../i18n/use-text';
import { useCountedLeave } from '../../api/use-counted-leave';
import { Icon } from '../../ui/icon';
import { Popover } from '../../ui/layout/popover';
import classes from './employee-more.module.css';

/** The rarer actions on an employee. */
export function EmployeeMore({ id }: { id: string }) {
  const text = useText();
  const counted = useCountedLeave();
  const label = (
    <>
      <Icon of={MoreHorizontal} size={16} />
      {text('employees.details.more')}
    </>
  );

  function print(close: () => void) {
    close();
    // The menu must have gone from the page.
    setTimeout(() => window.print());
  }

  return (
    <Popover button={label} align="end">
      {(close) => (
        <ul className={classes.more}>
          {counted && (
            <li>
              <Link to={officePath.leaveBalance(id)}>
                <Icon of={Scale} size={16} />
                {text('employees.details.viewBalances')}
              </Link>
            </li>
          )}
          <li>
            <Link to={officePath.enterLeave(id)}>
              <Icon of={CalendarPlus} size={16} />
              {text('leaves.enter')}
            </Link>
          </li>
          <li>
            <button type="button" onClick={() => print(close)}>
              <Icon of={Printer} size={16} />
              {text('employees.details.print')}
            </button>
          </li>
        </ul>
      )}
    </Popover>
  );
}
