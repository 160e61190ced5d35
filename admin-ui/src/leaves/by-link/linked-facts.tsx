import type { LinkedLeaveRecord } from '../../../../api/contract/leave/approval-responses.js';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { useAmounts } from '../../i18n/use-amounts';
import { useDates } from '../../i18n/use-dates';
import { type MessageKey, useText } from '../../i18n/use-text';
import classes from './link-page.module.css';

/** The dates, what they cost, and what else the decision depends on. */
export function LinkedFacts({ of: request }: { of: LinkedLeaveRecord }) {
  const text = useText();
  const amounts = useAmounts();
  const dates = useDates();
  const { startDate, endDate, leaveType, unit, cost, remaining, othersAway } = request;
  const parts = partsOf(request).map((key) => text(key));
  if (request.minutes !== null) parts.push(amounts.words(request.minutes, 'minutes'));
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{text('decideLeave.when')}</dt>
        <dd>{[dates.span(startDate, endDate), ...parts].join(', ')}</dd>
      </div>
      {leaveType !== null && (
        <div>
          <dt>{text('decideLeave.type')}</dt>
          <dd>{leaveTypeName(text, leaveType)}</dd>
        </div>
      )}
      {cost !== null && (
        <div>
          <dt>{text('decideLeave.cost')}</dt>
          <dd>{amounts.words(cost, unit)}</dd>
        </div>
      )}
      {remaining !== null && (
        <div>
          <dt>{text('decideLeave.remaining')}</dt>
          <dd className={remaining < 0 ? classes.below : undefined}>
            {amounts.words(remaining, unit)}
          </dd>
        </div>
      )}
      <div>
        <dt>{text('decideLeave.othersAway')}</dt>
        <dd>
          {othersAway === 0
            ? text('decideLeave.noOthers')
            : text('decideLeave.others', { count: othersAway })}
        </dd>
      </div>
    </dl>
  );
}

function partsOf({ startDate, endDate, startsAt, endsAt }: LinkedLeaveRecord): MessageKey[] {
  const [startsLate, endsEarly] = [startsAt === 'noon', endsAt === 'noon'];
  if (startDate === endDate)
    return startsLate ? ['decideLeave.afternoon'] : endsEarly ? ['decideLeave.morning'] : [];
  return [
    ...(startsLate ? (['decideLeave.fromNoon'] as const) : []),
    ...(endsEarly ? (['decideLeave.untilNoon'] as const) : []),
  ];
}
