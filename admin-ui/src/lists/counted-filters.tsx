import { type Glyph, StatusGlyph } from '../ui/feedback/status-glyph';
import { useCurrentInView } from '../ui/layout/use-current-in-view';
import classes from './list-tools.module.css';

export interface CountedFilter<Value extends string> {
  value: Value;
  label: string;
  glyph?: Glyph | undefined;
  /** Undefined until it is known; then the word stands alone. */
  count?: string | undefined;
}

interface Props<Value extends string> {
  label: string;
  of: CountedFilter<Value>[];
  value: Value | undefined;
  onChoose: (value: Value) => void;
}

/** A number that can be pressed shows the rows that it counts. */
export function CountedFilters<Value extends string>({
  label,
  of: filters,
  value: chosen,
  onChoose,
}: Props<Value>) {
  const row = useCurrentInView<HTMLDivElement>(chosen);
  if (filters.length === 0) return null;
  return (
    <div
      ref={row}
      className={classes.counted}
      data-single={filters.length === 1}
      role="group"
      aria-label={label}
    >
      {filters.map(({ value, label, glyph, count }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {glyph && <StatusGlyph of={glyph} />}
          {label} {count !== undefined && <span>{count}</span>}
        </button>
      ))}
    </div>
  );
}
