import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import {
  DAYS_OF_A_WEEK,
  LONGEST_CYCLE_WEEKS,
  type PatternSlot,
} from '../../../api/contract/working-time/working-time.js';
import { useNumbers } from '../api/config';
import { useDescribedField } from '../forms/described-fields';
import { useText } from '../i18n/use-text';
import { Icon } from '../ui/icon';
import { Segments } from '../ui/fields/segments';
import { usePhone } from '../ui/layout/use-phone';
import { hoursPerWeek, minutesOf, writtenHours } from './pattern-hours';
import { PatternWeeks, weeksOf } from './pattern-week';
import classes from './slots-input.module.css';
import { useWeekdayNames } from './use-pattern-text';

/** The hours of a morning and of an afternoon, as they are typed. */
export type WrittenSlot = [morning: string, afternoon: string];

const CYCLES = Array.from({ length: LONGEST_CYCLE_WEEKS }, (_, index) => String(index + 1));
const FREE: WrittenSlot = ['', ''];

export function SlotsInput({ source }: { source: string }) {
  const text = useText();
  const phone = usePhone();
  const errorId = useId();
  useDescribedField(source, { label: text('workingTime.cycleLabel') });
  const { field, fieldState } = useInput({
    source,
    validate: (value: WrittenSlot[]) => errorOf(value),
  });
  const written = field.value as WrittenSlot[];
  const weeks = weeksOf(written, DAYS_OF_A_WEEK);
  const error = unwrapped(fieldState.error?.message);
  const readable = readableSlots(written);

  function errorOf(value: WrittenSlot[]): string | undefined {
    const minutes = value.flat().map(minutesOf);
    if (minutes.some(Number.isNaN)) return text('workingTime.wrongHours');
    return minutes.every((half) => half === 0) ? text('workingTime.noHours') : undefined;
  }

  /** A further week begins as the first one. */
  function setWeeks(count: number) {
    field.onChange(
      Array.from(
        { length: count * DAYS_OF_A_WEEK },
        (_, day) => written[day] ?? written[day % DAYS_OF_A_WEEK] ?? FREE,
      ),
    );
  }

  function setHalf(day: number, half: number, hours: string) {
    field.onChange(
      written.map((slot, index) =>
        index === day ? slot.map((one, at) => (at === half ? hours : one)) : slot,
      ),
    );
  }

  return (
    <div className={classes.slots}>
      <div className={classes.cycle}>
        <span>{text('workingTime.cycleLabel')}</span>
        <Segments
          label={text('workingTime.cycleLabel')}
          options={CYCLES.map((value) => ({
            value,
            label: text('workingTime.weeks', { count: Number(value) }),
          }))}
          value={String(weeks.length)}
          onChoose={(value) => setWeeks(Number(value))}
        />
      </div>
      <div className={classes.beside}>
        <div className={classes.weeks}>
          {weeks.map((week, index) => (
            <Week
              key={index}
              week={index}
              of={weeks.length}
              slots={week}
              describedBy={error ? errorId : undefined}
              onChange={(day, half, hours) => setHalf(index * DAYS_OF_A_WEEK + day, half, hours)}
            />
          ))}
        </div>
        {!phone && (
          <div className={classes.sum}>
            <TotalHours source={source} />
            <PatternWeeks slots={readable} />
          </div>
        )}
      </div>
      {error && (
        <p id={errorId} className={classes.error}>
          <Icon of={CircleAlert} size={14} />
          {error}
        </p>
      )}
    </div>
  );
}

/** Unreadable hours count as 0. */
const readableSlots = (written: WrittenSlot[]) =>
  written.map((slot) => slot.map((hours) => minutesOf(hours) || 0)) as PatternSlot[];

/** On a phone it stands beside the buttons. */
export function TotalHours({ source }: { source: string }) {
  const text = useText();
  const numbers = useNumbers();
  const written = useWatch({ name: source }) as WrittenSlot[];
  return (
    <p role="status" className={classes.total}>
      <strong>
        {numbers.format(Math.round(hoursPerWeek(readableSlots(written)) * 100) / 100)}
      </strong>{' '}
      {text('workingTime.total')}
    </p>
  );
}

interface WeekProps {
  week: number;
  of: number;
  slots: WrittenSlot[];
  describedBy: string | undefined;
  onChange: (day: number, half: number, hours: string) => void;
}

function Week({ week, of: count, slots, describedBy, onChange }: WeekProps) {
  const text = useText();
  const names = useWeekdayNames();
  const halves = [text('workingTime.morning'), text('workingTime.afternoon')];
  return (
    <table className={classes.week}>
      {count > 1 && <caption>{text('workingTime.weekNumber', { week: week + 1 })}</caption>}
      <thead>
        <tr>
          <th scope="col">{text('workingTime.day')}</th>
          {halves.map((half) => (
            <th key={half} scope="col">
              {half}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {slots.map((slot, day) => (
          <tr key={day}>
            <th scope="row">{names[day]}</th>
            {slot.map((hours, half) => {
              const wrong = Number.isNaN(minutesOf(hours));
              const cell = { week: week + 1, day: names[day] ?? '', half: halves[half] ?? '' };
              return (
                <td key={half}>
                  <input
                    aria-label={text(
                      count > 1 ? 'workingTime.cellInWeek' : 'workingTime.cell',
                      cell,
                    )}
                    aria-invalid={
                      wrong || (describedBy !== undefined && day === 0 && half === 0 && week === 0)
                    }
                    aria-describedby={describedBy}
                    autoComplete="off"
                    maxLength={5}
                    value={hours}
                    onChange={({ target }) => onChange(day, half, target.value)}
                    onBlur={() => !wrong && onChange(day, half, writtenHours(minutesOf(hours)))}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** react-admin wraps validation messages as JSON in order to translate them; ours are translated already. */
function unwrapped(message: string | undefined): string | undefined {
  const prefix = '@@react-admin@@';
  return message?.startsWith(prefix)
    ? (JSON.parse(message.slice(prefix.length)) as string)
    : message;
}
