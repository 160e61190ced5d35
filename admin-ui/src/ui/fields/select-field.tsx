import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import classes from './field.module.css';
import { FieldFrame, type FrameProps } from './field';
import { Icon } from '../icon';

export interface Choice {
  value: string;
  label: string;
}

interface Props extends FrameProps, ComponentProps<'select'> {
  choices: Choice[];
  placeholder?: string;
  /** Beside what is chosen, such as what is available of it. */
  note?: string;
}

export function SelectField({
  label,
  optional,
  hint,
  error,
  wide,
  hideLabel,
  choices,
  placeholder,
  note,
  ...select
}: Props) {
  const noteId = useId();
  return (
    <FieldFrame {...{ label, optional, hint, error, wide, hideLabel }}>
      {(controlProps) => (
        <div
          className={`${classes.box} ${classes.select} ${error ? classes.bad : ''}`}
          data-noted={Boolean(note)}
        >
          <select
            {...controlProps}
            {...select}
            aria-describedby={
              [controlProps['aria-describedby'], note && noteId].filter(Boolean).join(' ') ||
              undefined
            }
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          {note && (
            <span id={noteId} className={classes.note}>
              {note}
            </span>
          )}
          <Icon of={ChevronDown} size={16} />
        </div>
      )}
    </FieldFrame>
  );
}
