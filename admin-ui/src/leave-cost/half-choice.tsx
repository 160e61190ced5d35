import { useEffect } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { isCalendarDate } from '../../../api/contract/calendar-date.js';
import type { EndOfLeave, StartOfLeave } from '../../../api/contract/leave/leave-types.js';
import { useText } from '../i18n/use-text';
import { Segments } from '../ui/fields/segments';
import { type DayPart, DAY_PARTS, endsOf, endsOfPart, partOf, type LeaveEnds } from './day-part';
import classes from './leave-cost.module.css';

/** Where leave begins on its first day; for a single day, the part of it. */
export function StartChoice() {
  const text = useText();
  const single = useSingleDay();
  const { field } = useController<{ startsAt: StartOfLeave }>({
    name: 'startsAt',
    shouldUnregister: true,
    defaultValue: 'morning',
  });
  if (single) return <PartChoice />;
  const options = [
    { value: 'morning' as const, label: text('leaveCost.morning') },
    { value: 'noon' as const, label: text('leaveCost.noon') },
  ];
  return (
    <div className={classes.half}>
      <span aria-hidden="true">{text('leaveCost.starts')}</span>
      <Segments
        label={text('leaveCost.starts')}
        options={options}
        value={field.value}
        onChoose={field.onChange}
      />
    </div>
  );
}

/** Where it ends on its last day. */
export function EndChoice() {
  const text = useText();
  const single = useSingleDay();
  const { field } = useController<{ endsAt: EndOfLeave }>({
    name: 'endsAt',
    shouldUnregister: true,
    defaultValue: 'evening',
  });
  if (single) return null;
  const options = [
    { value: 'noon' as const, label: text('leaveCost.noon') },
    { value: 'evening' as const, label: text('leaveCost.evening') },
  ];
  return (
    <div className={classes.half}>
      <span aria-hidden="true">{text('leaveCost.ends')}</span>
      <Segments
        label={text('leaveCost.ends')}
        options={options}
        value={field.value}
        onChoose={field.onChange}
      />
    </div>
  );
}

/** One choice for both ends, so that none leaves nothing of the day. */
function PartChoice() {
  const text = useText();
  const { setValue } = useFormContext<LeaveEnds>();
  const [startsAt, endsAt] = useWatch<LeaveEnds, ['startsAt', 'endsAt']>({
    name: ['startsAt', 'endsAt'],
  });
  const part = partOf(endsOf({ startsAt, endsAt }));

  function choose(chosen: DayPart) {
    const ends = endsOfPart(chosen);
    setValue('startsAt', ends.startsAt, { shouldDirty: true });
    setValue('endsAt', ends.endsAt, { shouldDirty: true });
  }

  // From midday of one day to midday of another, before both became the same.
  useEffect(() => {
    if (part === undefined) setValue('endsAt', 'evening');
  }, [part, setValue]);

  return (
    <div className={classes.half} data-single>
      <span aria-hidden="true">{text('leaveCost.part')}</span>
      <Segments
        label={text('leaveCost.part')}
        options={DAY_PARTS.map((value) => ({ value, label: text(`leaveCost.parts.${value}`) }))}
        value={part}
        onChoose={choose}
      />
    </div>
  );
}

function useSingleDay(): boolean {
  const [start, end] = useWatch({ name: ['startDate', 'endDate'] }) as [unknown, unknown];
  return isCalendarDate(start) && start === end;
}
