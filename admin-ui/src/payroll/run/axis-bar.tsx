import classes from './axis-bar.module.css';

/** Half of the width, without the rounding at its end. */
const LONGEST = 48;

/** On one axis with those above and below: more is filled, less is hollow. The amount stands beside it. */
export function AxisBar({ value, largest }: { value: number; largest: number }) {
  const length = largest === 0 ? 0 : (LONGEST * Math.abs(value)) / largest;
  return (
    <span className={classes.axis} aria-hidden="true">
      {value !== 0 && (
        <i
          className={value > 0 ? classes.more : classes.less}
          style={{ inlineSize: `${length}%` }}
        />
      )}
    </span>
  );
}
