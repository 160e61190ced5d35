import { Plus } from 'lucide-react';
import { useState } from 'react';
import { EARLIEST_LEAVE, latestFutureDate } from '../../../../api/contract/calendar-date.js';
import type { LeaveTypeRecord } from '../../../../api/contract/leave/leave-policies.js';
import { DateField } from '../../forms/date-field/date-field';
import { useDateFault } from '../../forms/date-field/use-typed-dates';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { useText } from '../../i18n/use-text';
import { officePath } from '../../paths';
import { Button, ButtonLink, RowActionLink } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { EntitlementDots } from '../entitlement-dots';
import { usePolicyWords } from '../use-policy-words';
import { StartingEffect } from './starting-effect';
import { ANNUAL_RULES } from './starting-rules';
import classes from './starting-set.module.css';

/** Without a policy: a first one, or a small set that is shown with its effect before it is saved. */
export function StartingSet({ types, today }: { types: LeaveTypeRecord[]; today: string }) {
  const text = useText();
  const { sentences } = usePolicyWords('days');
  const [from, setFrom] = useState(`${today.slice(0, 4)}-01-01`);
  const [shown, setShown] = useState(false);
  const annual = types.find(({ name }) => name === 'Annual Leave');
  const sick = types.find(({ name }) => name === 'Sick Leave');
  const limits = { min: EARLIEST_LEAVE, max: latestFutureDate(today) };
  const error = useDateFault()(from, limits);
  return (
    <div className={classes.start}>
      <EmptyState
        title={text('leaveRules.start.title')}
        action={
          <ButtonLink
            variant={shown ? 'line' : 'primary'}
            to={officePath.addLeavePolicy()}
            icon={Plus}
          >
            {text('leaveRules.policies.add')}
          </ButtonLink>
        }
      >
        {text('leaveRules.start.text')}
      </EmptyState>
      {annual?.unit === 'days' && sick?.unit === 'days' && (
        <section aria-labelledby="starting-set">
          <h2 id="starting-set">{text('leaveRules.start.or')}</h2>
          <p>{text('leaveRules.start.help')}</p>
          <ul className={classes.set}>
            <li>
              <h3>{leaveTypeName(text, annual.name)}</h3>
              <EntitlementDots rules={ANNUAL_RULES} unit="days" />
              <p>{sentences(ANNUAL_RULES).join(' ')}</p>
            </li>
            <li>
              <h3>{leaveTypeName(text, sick.name)}</h3>
              <p>{text('leaveRules.start.sickEffect')}</p>
            </li>
            <li>
              <h3>{text('leaveRules.start.week')}</h3>
              <p>{text('leaveRules.start.weekText')}</p>
            </li>
          </ul>
          <div className={classes.from}>
            <DateField
              label={text('leaveRules.start.from')}
              value={from}
              {...limits}
              error={error}
              onChange={setFrom}
            />
            {!shown && (
              <Button disabled={error !== undefined} onClick={() => setShown(true)}>
                {text('leaveRules.start.show')}
              </Button>
            )}
          </div>
          <p>
            {text('leaveRules.start.before')}{' '}
            <RowActionLink to={officePath.importOf('balances')}>
              {text('leaveRules.start.importBalances')}
            </RowActionLink>
          </p>
          {shown && error === undefined && (
            <StartingEffect annual={annual} sick={sick} from={from} />
          )}
        </section>
      )}
    </div>
  );
}
