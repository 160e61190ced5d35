import classes from './count-up-money.module.css';
import { useCountUp } from './count-up';

interface Props {
  value: number;
  format: Intl.NumberFormat;
}

export function CountUpMoney({ value, format }: Props) {
  const parts = format.formatToParts(useCountUp(value));
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
