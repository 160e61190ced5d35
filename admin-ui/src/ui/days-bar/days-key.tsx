import { useText } from '../../i18n/use-text';
import { DaysMark, OVERHANG } from './days-drawing';
import type { DaysScale } from './days-layout';
import type { DaysPart } from './days-parts';
import { type DaysFigures, useDaysWords } from './use-days-words';
import classes from './days-bar.module.css';

const SCALE: DaysScale = { pitch: 10, height: 9, dot: 8, perDot: 1 };
const JOINED_WIDTH = 20;

export function KeyMark({ of }: { of: DaysPart }) {
  const loose = of === 'expiring' || of === 'available' || of === 'toCome';
  return (
    <svg width={loose ? 12 : JOINED_WIDTH} height={SCALE.height + 2 * OVERHANG} aria-hidden="true">
      <DaysMark
        shape={
          loose
            ? { of, kind: 'dot', x: 6, share: 1 }
            : { of, kind: 'capsule', x: 0.5, width: JOINED_WIDTH - 1, cut: false }
        }
        scale={SCALE}
      />
    </svg>
  );
}

/** The parts of one bar with their numbers, and the rule of what is amber. */
export function DaysKey({ small = false, ...figures }: DaysFigures & { small?: boolean }) {
  const text = useText();
  const { items } = useDaysWords();
  return (
    <div>
      <ul className={classes.key} data-small={small}>
        {items(figures).map(({ part, words }) => (
          <li key={part} data-part={part}>
            <KeyMark of={part} />
            {words}
          </li>
        ))}
      </ul>
      {Boolean(figures.parts.expiring) && (
        <p className={classes.rule}>{text('daysBar.legend.expiring')}</p>
      )}
    </div>
  );
}

/** For a table of bars, in which taken and booked look alike. */
export function DaysLegend({ of }: { of: DaysPart[] }) {
  const text = useText();
  return (
    <ul className={classes.key} data-small="true">
      {of.map((part) => (
        <li key={part} data-part={part}>
          <KeyMark of={part} />
          {text(
            part === 'taken' && !of.includes('booked')
              ? 'daysBar.takenOrBooked'
              : `daysBar.legend.${part}`,
          )}
        </li>
      ))}
    </ul>
  );
}
