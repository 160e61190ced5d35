import { Lock, Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type {
  LeavePreviewRecord,
  YearEndEffect,
} from '../../../api/contract/leave/leave-preview.js';
import type { YearEndRecord } from '../../../api/contract/leave/leave-year-end.js';
import { useToday } from '../api/use-today';
import { leaveYearName } from '../balances/ledger-texts';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { filtered, officePath } from '../paths';
import { Button, RowAction, RowActionLink } from '../ui/button';
import { type Glyph, StatusGlyph } from '../ui/feedback/status-glyph';
import { CloseDialog } from './close-dialog';
import { goToPeople } from './year-people';
import { usePeopleCounts } from './use-people-counts';
import classes from './year-end.module.css';
import { Icon } from '../ui/icon';

interface Props {
  yearEnd: YearEndRecord;
  simulation: LeavePreviewRecord;
  onShow: (shown: YearEndEffect) => void;
  onAgain: () => void;
}

export function YearClosing({ yearEnd, simulation, onShow, onAgain }: Props) {
  const text = useText();
  const { day } = useDates();
  const today = useToday();
  const [closing, setClosing] = useState(false);
  const { year, until, years, closableFrom } = yearEnd;
  const name = leaveYearName(until);
  const state = years.find((one) => one.year === year)?.state;
  const closable =
    closableFrom !== null &&
    today !== undefined &&
    closableFrom <= today &&
    simulation.basis !== null;
  return (
    <section className={classes.closing} aria-labelledby="year-end-close">
      <div>
        <h2 id="year-end-close">
          {text(state === 'closed' ? 'yearEnd.closed' : 'yearEnd.close', { year: name })}
        </h2>
        <p>{text(state === 'closed' ? 'yearEnd.closedText' : 'yearEnd.closeText')}</p>
      </div>
      {today && <YearChain years={years} chosen={year} today={today} />}
      {state !== 'closed' && (
        <>
          <Todo yearEnd={yearEnd} simulation={simulation} onShow={onShow} />
          <div className={classes.act}>
            {!closable && closableFrom !== null && (
              <small>{text('yearEnd.possibleFrom', { date: day(closableFrom) })}</small>
            )}
            <Button
              aria-disabled={!closable}
              variant={closable ? 'primary' : 'line'}
              onClick={() => closable && setClosing(true)}
              icon={Lock}
            >
              {text('yearEnd.close', { year: name })}
            </Button>
          </div>
        </>
      )}
      {closing && simulation.basis !== null && (
        <CloseDialog
          yearEnd={yearEnd}
          basis={simulation.basis}
          onAgain={onAgain}
          onClose={() => setClosing(false)}
        />
      )}
    </section>
  );
}

function Todo({
  yearEnd: { leaveType, from, until, pending },
  simulation: { _id },
  onShow,
}: Omit<Props, 'onAgain'>) {
  const text = useText();
  const { negative = 0, leavers = 0 } = usePeopleCounts(_id);
  const requests = filtered(officePath.leaves, {
    status: 'Pending',
    leaveType: leaveType.name,
    from,
    to: until,
  });

  const show = (people: YearEndEffect) => (
    <RowAction
      tone="primary"
      onClick={() => {
        onShow(people);
        goToPeople();
      }}
    >
      {text('yearEnd.showThem')}
      <span className="visually-hidden"> {text(`yearEnd.shown.${people}`)}</span>
    </RowAction>
  );
  return (
    <ul className={classes.todo}>
      {pending > 0 && (
        <Line
          glyph="pending"
          action={
            <RowActionLink tone="primary" to={requests}>
              {text('yearEnd.decide')}
            </RowActionLink>
          }
        >
          {text('yearEnd.pending', { count: pending })}
        </Line>
      )}
      {negative > 0 && (
        <Line glyph="negative" action={show('negative')}>
          {text('yearEnd.negativePeople', { count: negative })}
        </Line>
      )}
      {leavers > 0 && (
        <Line glyph="ended" action={show('leavers')}>
          {text('yearEnd.leavers', { count: leavers })}
        </Line>
      )}
      {pending + negative + leavers === 0 && (
        <Line glyph="approved">{text('yearEnd.nothingToDo')}</Line>
      )}
    </ul>
  );
}

function Line({ glyph, action, children }: { glyph: Glyph; action?: ReactNode; children: string }) {
  return (
    <li>
      <StatusGlyph of={glyph} />
      <span>{children}</span>
      {action}
    </li>
  );
}

/** Closed years are joined. */
function YearChain({
  years,
  chosen,
  today,
}: {
  years: YearEndRecord['years'];
  chosen: number;
  today: string;
}) {
  const text = useText();
  return (
    <ol className={classes.chain} aria-label={text('yearEnd.years')}>
      {years.map(({ year, until, state }) => (
        <li key={year} data-state={state} aria-current={year === chosen ? 'true' : undefined}>
          <span className={classes.mark}>
            {state === 'closed' && <Icon of={Check} size={12} />}
          </span>
          <b>{leaveYearName(until)}</b>
          <small>
            {text(`yearEnd.states.${state === 'running' && until < today ? 'over' : state}`)}
          </small>
        </li>
      ))}
    </ol>
  );
}
