import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../icon';
import classes from './radio-choice.module.css';

interface Props<Value extends string> {
  label: string;
  options: { value: Value; label: string; help: string }[];
  value: Value | null;
  error: string | undefined;
  onChoose: (value: Value) => void;
}

export function RadioChoice<Value extends string>({
  label,
  options,
  value: chosen,
  error,
  onChoose,
}: Props<Value>) {
  const id = useId();
  return (
    <div
      className={classes.choice}
      role="radiogroup"
      aria-label={label}
      aria-invalid={Boolean(error)}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      {options.map(({ value, label, help }) => (
        <label key={value}>
          <input
            type="radio"
            name={id}
            aria-labelledby={`${id}-${value}`}
            aria-describedby={`${id}-${value}-help`}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>
            <strong id={`${id}-${value}`}>{label}</strong>
            <small id={`${id}-${value}-help`}>{help}</small>
          </span>
        </label>
      ))}
      {error && (
        <p id={`${id}-error`}>
          <Icon of={CircleAlert} size={14} />
          {error}
        </p>
      )}
    </div>
  );
}
