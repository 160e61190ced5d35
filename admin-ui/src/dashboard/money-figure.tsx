import { CountUp } from './count-up';
import classes from './money-figure.module.css';

interface Props {
  value: number;
  format: Intl.NumberFormat;
  /** The format while the figure counts up, which has no cents yet. */
  counting: Intl.NumberFormat;
}

export function MoneyFigure({ value, format, counting }: Props) {
  return (
    <CountUp
      value={value}
      render={(shown) => (
        <Money parts={(shown === value ? format : counting).formatToParts(shown)} />
      )}
    />
  );
}

function Money({ parts }: { parts: Intl.NumberFormatPart[] }) {
  return (
    <bdi>
      {parts.map(({ type, value: part }, index) =>
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
