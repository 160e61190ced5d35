import classes from './money.module.css';

/** The cents step back, in a sum that is read from afar. */
export function Money({ of: value, format }: { of: number; format: Intl.NumberFormat }) {
  return (
    <bdi>
      {format.formatToParts(value).map(({ type, value: part }, index) =>
        type === 'decimal' || type === 'fraction' ? (
          <span key={index} className={classes.minor}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </bdi>
  );
}
