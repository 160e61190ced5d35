import classes from './segments.module.css';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  /** How many there are, beside the label. */
  count?: string;
  /** Of a label that is not in the language of the page. */
  lang?: string;
}

interface Props<Value extends string> {
  /** What is chosen here. */
  label: string;
  of: Segment<Value>[];
  value: Value | undefined;
  onChoose: (value: Value) => void;
}

/** One of a few, all of them seen. */
export function Segments<Value extends string>({ label, of, value: chosen, onChoose }: Props<Value>) {
  return (
    <div className={classes.segments} role="group" aria-label={label}>
      {of.map(({ value, label, count, lang }) => (
        <button key={value} type="button" lang={lang} aria-pressed={value === chosen} onClick={() => value !== chosen && onChoose(value)}>
          {label} {count !== undefined && <span>{count}</span>}
        </button>
      ))}
    </div>
  );
}
