import {
  type DaysPart,
  type DaysParts,
  JOINED_PARTS,
  LOOSE_PARTS,
  withoutOwed,
} from './days-parts.js';

/** A whole dot's distance to the next, the height of a capsule and the diameter of a dot. */
export interface DaysMeasure {
  pitch: number;
  height: number;
  dot: number;
}

export interface DaysScale extends DaysMeasure {
  /** Days or hours that a dot stands for. */
  perDot: number;
}

export type DaysShape =
  | { of: DaysPart; kind: 'capsule'; x: number; width: number; cut: boolean }
  | { of: DaysPart; kind: 'dot'; x: number; share: number }
  | { of: 'owed'; kind: 'tick'; x: number };

interface DaysLayout {
  shapes: DaysShape[];
  width: number;
}

const GROUP = 5;
/** In pitches. */
const BETWEEN_GROUPS = 0.5;
const BEFORE_LOOSE = 0.3;
const BEFORE_TICK = 0.15;
const THINNEST = 0.15;

/** From the starting edge. A half is cut at the end of its part, so whole days stay whole. `parts` are days or hours. */
export function layDays(parts: DaysParts, { pitch, height, perDot }: DaysScale): DaysLayout {
  const drawn = withoutOwed(parts);
  const dots = (part: DaysPart) => rounded((drawn[part] ?? 0) / perDot);
  const inset = Math.max(pitch * 0.075, (pitch - height) / 2);
  const shapes: DaysShape[] = [];
  let x = 0;

  function join(of: DaysPart): void {
    const amount = Math.max(dots(of), THINNEST);
    const cut = amount % 1 !== 0;
    shapes.push({
      of,
      kind: 'capsule',
      x: x + inset,
      width: amount * pitch - (cut ? 0.5 : inset) - inset,
      cut,
    });
    x += amount * pitch + (cut ? inset : 0);
  }

  function scatter(of: DaysPart): void {
    const amount = dots(of);
    for (let dot = 0; dot < amount; dot++) {
      const share = Math.max(Math.min(1, amount - dot), THINNEST);
      if (dot > 0 && dot % GROUP === 0) x += pitch * BETWEEN_GROUPS;
      shapes.push({ of, kind: 'dot', x: x + pitch / 2, share });
      x += share * pitch;
    }
  }

  for (const part of JOINED_PARTS) if (dots(part) > 0) join(part);
  let loose = false;
  for (const part of LOOSE_PARTS) {
    if (dots(part) === 0) continue;
    if (x > 0) x += pitch * (loose ? BETWEEN_GROUPS : BEFORE_LOOSE);
    scatter(part);
    loose = true;
  }
  if (dots('owed') > 0) {
    x += pitch * BEFORE_TICK;
    shapes.push({ of: 'owed', kind: 'tick', x });
    x += pitch * BEFORE_LOOSE;
    join('owed');
  }
  return { shapes, width: x };
}

/** Twelfths of a day are no reason for a dot of a thousandth's width. */
const rounded = (dots: number) => Math.round(dots * 20) / 20;
