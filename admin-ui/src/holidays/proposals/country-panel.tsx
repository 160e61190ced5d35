import { useId } from 'react';
import type { CalendarCountry } from '../../api/working-time-calls';
import { useText } from '../../i18n/use-text';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/feedback/skeleton';
import { AddDaysButton } from '../add-days';
import { CountryChoice } from './country-choice';
import classes from './country-panel.module.css';
import { Fold } from '../../ui/layout/fold';
import { DayTicks } from './day-ticks';
import type { Proposals } from './proposed';
import type { useCountry, useProposals } from './use-proposals';
import type { Ticks } from './use-ticks';

interface Props {
  country: ReturnType<typeof useCountry>;
  offered: ReturnType<typeof useProposals>;
  proposals: Proposals | undefined;
  ticks: Ticks;
  onAdd: () => void;
}

/** Nothing is asked of the server before somebody wants proposals. */
export function CountryPanel({
  country: { chosen, choose, start },
  offered,
  proposals,
  ticks,
  onAdd,
}: Props) {
  const text = useText();
  const heading = useId();
  return (
    <section className={classes.panel} aria-labelledby={heading}>
      <h2 id={heading} tabIndex={-1}>
        {text('holidays.fromCountry')}
      </h2>
      {chosen ? (
        <Offer chosen={chosen} offered={offered} onChoose={choose} />
      ) : (
        <>
          <p>{text('holidays.fromCountryText')}</p>
          <Button
            onClick={({ currentTarget }) => {
              currentTarget.closest('section')?.querySelector('h2')?.focus();
              start();
            }}
          >
            {text('holidays.chooseCountry')}
          </Button>
        </>
      )}
      {chosen?.country && offered.data && proposals && (
        <Days proposals={proposals} ticks={ticks} onAdd={onAdd} />
      )}
    </section>
  );
}

function Offer({
  chosen,
  offered: { data, error, refetch },
  onChoose,
}: {
  chosen: CalendarCountry;
  offered: Props['offered'];
  onChoose: (chosen: CalendarCountry) => void;
}) {
  const text = useText();
  if (data) return <CountryChoice offered={data} chosen={chosen} onChoose={onChoose} />;
  if (!error) return <Skeleton width="100%" height={64} />;
  return (
    <>
      <p role="alert">{text('holidays.proposalsFailed')}</p>
      <Button onClick={() => void refetch()}>{text('app.tryAgain')}</Button>
    </>
  );
}

function Days({
  proposals: { total, present, daysOff, observances },
  ticks,
  onAdd,
}: Pick<Props, 'ticks' | 'onAdd'> & { proposals: Proposals }) {
  const text = useText();
  return (
    <>
      <p role="status">{text('holidays.presentOf', { count: total, present })}</p>
      {daysOff.length > 0 && (
        <DayTicks label={text('holidays.fromCountry')} proposals={daysOff} ticks={ticks} />
      )}
      {observances.length > 0 && (
        <Fold title={text('holidays.observances', { count: observances.length })}>
          <DayTicks
            label={text('holidays.observances', { count: observances.length })}
            proposals={observances}
            ticks={ticks}
          />
        </Fold>
      )}
      <AddDaysButton primary wide count={ticks.ticked.length} onAdd={onAdd} />
      <p className={classes.hint}>{text('holidays.proposalsSource')}</p>
    </>
  );
}
