import { useCurrentInView } from '../layout/use-current-in-view';
import classes from './segments.module.css';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  lang?: string;
}

interface Props<Value extends string> {
  label: string;
  options: Segment<Value>[];
  value: Value | undefined;
  onChoose: (value: Value) => void;
}

export function Segments<Value extends string>({
  label,
  options,
  value: chosen,
  onChoose,
}: Props<Value>) {
  const row = useCurrentInView<HTMLDivElement>(chosen);
  return (
    <div ref={row} className={classes.segments} role="group" aria-label={label}>
      {options.map(({ value, label, lang }) => (
        <button
          key={value}
          type="button"
          lang={lang}
          aria-pressed={value === chosen}
          onClick={() => value !== chosen && onChoose(value)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
