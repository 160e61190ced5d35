import { Calendar } from 'lucide-react';
import { lazy, type Ref, Suspense, useImperativeHandle, useRef } from 'react';
import { isCalendarDate } from '../../../../api/contract/calendar-date.js';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { IconButton } from '../../ui/button';
import { FieldFrame, type FrameProps } from '../../ui/fields/field';
import { Icon } from '../../ui/icon';
import { DateEcho } from './date-echo';
import classes from './date-field.module.css';
import { useDatePanel } from './use-date-panel';
import { useFieldKeys } from './use-field-keys';
import { EXAMPLE } from './use-typed-dates';
import { type TypedValue, useTypedValue } from './use-typed-value';

// Loaded with the focus, so that it is there when it is opened. Without a connection, dates can still be typed.
const calendar = () => import('./date-calendar').catch(() => ({ default: () => null }));
const DateCalendar = lazy(calendar);

export interface DateFieldProps extends FrameProps, Omit<TypedValue, 'error'> {
  onLeave?: () => void;
  /** The name of the text field, which holds what is shown. */
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** Inside a frame of its own. */
  bare?: boolean;
  /** Nobody turns to the month of a birth, and other fields stand by a calendar. */
  typedOnly?: boolean | undefined;
}

export function DateField(props: DateFieldProps) {
  const { value, onLeave, name, inputRef, typedOnly = false, bare = false } = props;
  const { label, optional, hint, wide, hideLabel } = props;
  const { weekday, day } = useDates();
  const input = useRef<HTMLInputElement>(null);
  const around = useRef<HTMLDivElement>(null);
  const { draft, limits, isTyping, refusal } = useTypedValue(props);
  const panel = useDatePanel({ input, draft, typedOnly, bare, onLeave });
  const onKeyDown = useFieldKeys({ limits, draft, panel });
  useImperativeHandle(inputRef, () => input.current as HTMLInputElement, []);

  function choose(date: string) {
    draft.replace(date);
    panel.close();
  }

  const write = bare ? day : weekday;
  const shown = isCalendarDate(value) ? write(value) : value;
  return (
    <FieldFrame {...{ label, optional, hint, wide, hideLabel }} error={refusal}>
      {(control) => (
        <div
          ref={around}
          className={classes.around}
          onFocus={() => void calendar()}
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
              placeholder={day(EXAMPLE)}
              value={draft.typed ?? shown}
              onChange={({ target }) => draft.type(target.value)}
              onClick={panel.onPress}
              onKeyDown={onKeyDown}
            />
            {!typedOnly && <CalendarButton panel={panel} shown={shown} />}
          </div>
          {isTyping && <DateEcho date={draft.date} />}
          {panel.isOpen && (
            <Suspense>
              <DateCalendar
                {...{ limits, optional, field: around, date: draft.date, onChoose: choose }}
                focused={panel.isFocused}
                inFlow={panel.inFlow}
                onType={panel.onType}
              />
            </Suspense>
          )}
        </div>
      )}
    </FieldFrame>
  );
}

function CalendarButton({
  panel,
  shown,
}: {
  panel: ReturnType<typeof useDatePanel>;
  shown: string;
}) {
  const text = useText();
  return (
    <IconButton
      aria-label={
        shown ? text('forms.date.chooseInstead', { date: shown }) : text('forms.date.choose')
      }
      aria-haspopup="dialog"
      aria-expanded={panel.isOpen}
      onClick={panel.toggle}
    >
      <Icon of={Calendar} size={16} />
    </IconButton>
  );
}
