import {
  DAYS_OF_A_WEEK,
  type PatternSlot,
} from '../../../api/contract/working-time/working-time.js';
import { useText } from '../i18n/use-text';
import classes from './pattern-week.module.css';

const STEP = 18;
const WEEK_GAP = 10;
const MIDDLE = 11;
const RADIUS = 6.5;

/** Each day a disc: whole, half, or a speck where nobody works. Hidden from screen readers: `describedSlots` says it. */
export function PatternWeeks({ slots }: { slots: PatternSlot[] }) {
  const rows = weeksOf(weeksOf(slots, DAYS_OF_A_WEEK), 2);
  return (
    <div className={classes.weeks} aria-hidden="true">
      {rows.map((weeks, row) => (
        <svg
          key={row}
          width={weeks.length * (DAYS_OF_A_WEEK * STEP + WEEK_GAP) - WEEK_GAP}
          height={2 * MIDDLE}
        >
          {weeks.flatMap((days, week) =>
            days.map((slot, day) => (
              <Day
                key={`${week} ${day}`}
                x={STEP / 2 + day * STEP + week * (DAYS_OF_A_WEEK * STEP + WEEK_GAP)}
                slot={slot}
              />
            )),
          )}
        </svg>
      ))}
    </div>
  );
}

function Day({ x, slot: [morning, afternoon] }: { x: number; slot: PatternSlot }) {
  if (morning === 0 && afternoon === 0)
    return <circle className={classes.free} cx={x} cy={MIDDLE} r="1.9" />;
  if (morning > 0 && afternoon > 0)
    return <circle className={classes.worked} cx={x} cy={MIDDLE} r={RADIUS} />;
  const sweep = morning > 0 ? 0 : 1;
  return (
    <>
      <path
        className={classes.worked}
        d={`M${x} ${MIDDLE - RADIUS}A${RADIUS} ${RADIUS} 0 0 ${sweep} ${x} ${MIDDLE + RADIUS}Z`}
      />
      <circle className={classes.outline} cx={x} cy={MIDDLE} r={RADIUS - 0.6} />
    </>
  );
}

export function PatternLegend() {
  const text = useText();
  return (
    <ul className={classes.legend}>
      {(['whole', 'half', 'free'] as const).map((kind) => (
        <li key={kind}>
          <svg width={STEP} height={2 * MIDDLE} aria-hidden="true">
            <Day x={STEP / 2} slot={[kind === 'free' ? 0 : 1, kind === 'whole' ? 1 : 0]} />
          </svg>
          {text(`workingTime.legend.${kind}`)}
        </li>
      ))}
    </ul>
  );
}

export function weeksOf<Item>(items: Item[], length: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / length) }, (_, index) =>
    items.slice(index * length, (index + 1) * length),
  );
}
