import { useText } from '../../i18n/use-text';
import { useWidth } from '../layout/use-width';
import { DaysMark, OVERHANG } from './days-drawing';
import { type DaysScale, layDays } from './days-layout';
import { asDots } from './days-parts';
import { type DaysSize, daysScale } from './days-scale';
import { type DaysFigures, useDaysWords } from './use-days-words';
import classes from './days-bar.module.css';

interface Props extends DaysFigures {
  size: DaysSize;
  /** Before the sentence that is read aloud: what the days are of. */
  label?: string;
  /** Instead of what the parts are usually called. */
  sentence?: string;
  /** In a table, that of all its rows. */
  scale?: DaysScale;
}

/** A dot is a day, or an hour: joined is spoken for, loose is free. */
export function DaysBar({
  parts,
  unit,
  expiresOn,
  restCarriesOver,
  size,
  label,
  sentence: given,
  scale: shared,
}: Props) {
  const text = useText();
  const { sentence } = useDaysWords();
  const [measured, width] = useWidth();
  const dots = asDots(parts, unit);
  const scale = shared ?? daysScale([dots], size, width || Infinity);
  const { shapes, width: length } = layDays(dots, scale);
  const spoken = given ?? sentence({ parts, unit, expiresOn, restCarriesOver });
  const height = scale.height + 2 * OVERHANG;
  return (
    <div ref={measured} className={classes.place} data-unmeasured={!shared && width === 0}>
      <svg
        className={classes.bar}
        role="img"
        aria-label={label ? text('app.labelled', { label, value: spoken }) : spoken}
        width={Math.max(1, length)}
        height={height}
      >
        {shapes.map((shape, index) => (
          <DaysMark key={index} shape={shape} scale={scale} />
        ))}
      </svg>
      {!shared && scale.perDot > 1 && (
        <small>
          {text(unit === 'days' ? 'daysBar.daysPerDot' : 'daysBar.hoursPerDot', {
            count: scale.perDot,
          })}
        </small>
      )}
    </div>
  );
}
