import type { DaysScale, DaysShape } from './days-layout';
import type { DaysPart } from './days-parts';
import classes from './days-bar.module.css';

/** Around the capsule: the tick of what is owed stands out on both sides. */
export const OVERHANG = 2;

const HOLLOW: DaysPart[] = ['pending', 'expiring'];
const SPECK = 0.5;

export function DaysMark({
  shape,
  scale: { height, dot, pitch },
}: {
  shape: DaysShape;
  scale: DaysScale;
}) {
  const middle = height / 2 + OVERHANG;
  const stroke = Math.min(
    shape.of === 'expiring' ? 2.2 : 1.6,
    pitch * (shape.of === 'expiring' ? 0.18 : 0.14),
  );
  const inset = HOLLOW.includes(shape.of) ? stroke / 2 : 0;
  const style = HOLLOW.includes(shape.of) ? { strokeWidth: stroke } : undefined;
  if (shape.kind === 'tick')
    return (
      <path className={classes.tick} d={`M${round(shape.x)} 0V${round(height + 2 * OVERHANG)}`} />
    );
  if (shape.kind === 'capsule') {
    return (
      <path
        className={classes[shape.of]}
        style={style}
        d={capsulePath(
          shape.x + inset,
          shape.width - 2 * inset,
          middle,
          height / 2 - inset,
          shape.cut,
        )}
      />
    );
  }
  const radius = (dot / 2) * (shape.of === 'toCome' ? SPECK : 1) - inset;
  if (shape.share === 1)
    return (
      <circle
        className={classes[shape.of]}
        style={style}
        cx={round(shape.x)}
        cy={round(middle)}
        r={round(radius)}
      />
    );
  return (
    <path
      className={classes[shape.of]}
      style={style}
      d={cutDot(shape.x, middle, radius, shape.share)}
    />
  );
}

/** Round at its start, and at its end unless it is cut there. */
function capsulePath(
  x: number,
  width: number,
  middle: number,
  radius: number,
  cut: boolean,
): string {
  const cap = Math.min(radius, cut ? width : width / 2);
  const end = cut ? x + width : x + width - cap;
  const arc = (direction: number) =>
    `a${round(cap)} ${round(radius)} 0 0 1 0 ${round(2 * radius * direction)}`;
  return `M${round(x + cap)} ${round(middle - radius)}H${round(end)}${cut ? `v${round(2 * radius)}` : arc(1)}H${round(x + cap)}${arc(-1)}Z`;
}

function cutDot(x: number, middle: number, radius: number, share: number): string {
  const edge = radius * (2 * share - 1);
  const half = Math.sqrt(radius ** 2 - edge ** 2);
  return `M${round(x + edge)} ${round(middle - half)}A${round(radius)} ${round(radius)} 0 ${share > 0.5 ? 1 : 0} 0 ${round(x + edge)} ${round(middle + half)}Z`;
}

const round = (value: number) => Math.round(value * 100) / 100;
