import { Calendar } from 'lucide-react';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { type CalendarDate, isCalendarDate } from '../../../../api/contract/calendar-date.js';
import type { LeaveOf } from '../../api/use-month-costs';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { IconButton } from '../../ui/button';
import { FieldFrame, type FrameProps } from '../../ui/fields/field';
import { Icon } from '../../ui/icon';
import { DateEcho } from './date-echo';
import type DateCalendar from './date-calendar';
import classes from './date-field.module.css';
import { useDatePanel } from './use-date-panel';
import { useFieldKeys } from './use-field-keys';
import { exampleOf } from './use-typed-dates';
import { type TypedValue, useTypedValue } from './use-typed-value';

export interface DateFieldProps extends FrameProps, Omit<TypedValue, 'error'> {
  onLeave?: () => void;
  /** Whose holidays and leave its calendar shows, instead of the company's holidays. */
  of?: LeaveOf | undefined;
  /** The name of the text field, which holds what is shown. */
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** Inside a frame of its own. */
  bare?: boolean;
  /** The calendar offers to take the date away, as it does where the date is optional. */
  clearable?: boolean;
  /** The placeholder. */
  example?: CalendarDate;
  /** Without a calendar of its own: it stands by one, or nobody turns to the month of a birth. */
  typedOnly?: boolean | undefined;
}

export function DateField(props: DateFieldProps) {
  const { value, onLeave, name, inputRef, birth, typedOnly = birth, bare = false } = props;
  const { of, label, optional = false, clearable = optional, hint, wide, hideLabel } = props;
  const { weekday, fullDay, day } = useDates();
  const input = useRef<HTMLInputElement>(null);
  const around = useRef<HTMLDivElement>(null);
  const { draft, limits, isTyping, refusal } = useTypedValue(props);
  const panel = useDatePanel({ input, draft, typedOnly: typedOnly ?? false, bare, onLeave });
  const onKeyDown = useFieldKeys({ limits, draft, panel });
  const { Calendar, load } = useCalendarChunk();
  const isOpen = panel.isOpen && Calendar !== undefined;
  useImperativeHandle(inputRef, () => input.current as HTMLInputElement, []);

  function choose(date: string) {
    draft.replace(date);
    panel.close();
  }

  const write = bare || birth ? day : weekday;
  const shown = isCalendarDate(value) ? write(value) : value;
  return (
    <FieldFrame {...{ label, optional, hint, wide, hideLabel }} error={refusal}>
      {(control) => (
        <div
          ref={around}
          className={classes.around}
          onFocus={typedOnly ? undefined : load}
          onBlur={panel.onBlur}
          onKeyDown={panel.onEscape}
        >
          <div className={bare ? classes.bare : refusal ? classes.refused : classes.box}>
            <input
              {...control}
              ref={input}
              name={name}
              type="text"
              autoComplete="off"
              spellCheck={false}
              inputMode={panel.inputMode}
              placeholder={day(props.example ?? exampleOf(birth))}
              value={draft.typed ?? shown}
              onChange={({ target }) => draft.type(target.value)}
              onFocus={panel.onFocus}
              onClick={panel.onPress}
              onKeyDown={onKeyDown}
            />
            {!typedOnly && <CalendarButton panel={panel} isOpen={isOpen} shown={shown} />}
          </div>
          {isTyping && <DateEcho>{draft.date && (birth ? day : fullDay)(draft.date)}</DateEcho>}
          {isOpen && (
            <Calendar
              {...{ limits, of, clearable, field: around, date: draft.date, onChoose: choose }}
              focused={panel.isFocused}
              inFlow={panel.inFlow}
              onType={panel.onType}
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
}

/** Loaded with the focus, so that it is there when it is opened. Without a connection, dates can still be typed. */
function useCalendarChunk() {
  const [Calendar, setCalendar] = useState<typeof DateCalendar>();
  const load = () =>
    void import('./date-calendar').then(
      (loaded) => setCalendar(() => loaded.default),
      () => undefined,
    );
  return { Calendar, load };
}

function CalendarButton({
  panel,
  isOpen,
  shown,
}: {
  panel: ReturnType<typeof useDatePanel>;
  isOpen: boolean;
  shown: string;
}) {
  const text = useText();
  return (
    <IconButton
      aria-label={
        shown ? text('forms.date.chooseInstead', { date: shown }) : text('forms.date.choose')
      }
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={panel.toggle}
    >
      <Icon of={Calendar} size={16} />
    </IconButton>
  );
}
