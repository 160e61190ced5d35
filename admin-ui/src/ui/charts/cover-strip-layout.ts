import type { CalendarDate } from '../../../../api/contract/calendar-date.js';

export interface CoverDay {
  day: CalendarDate;
  /** People away. */
  taken: number;
  /** Pending ones, on top of them. */
  open?: number;
  /** The request that the screen is about, on top of all. */
  own?: boolean;
}

const PITCH = 12;
const HIGHEST = 96;
const HEADROOM = 8;

interface CoverScale {
  /** From the base line to the top. */
  height: number;
  /** The height of a person. */
  pitch: number;
  y: (people: number) => number;
}

/** People are 12 high, and less where that many would not fit. */
export function coverScale(days: Omit<CoverDay, 'day'>[], limit: number | undefined): CoverScale {
  const most = Math.max(
    1,
    ...days.map(({ taken, open = 0, own = false }) => taken + open + Number(own)),
  );
  // A limit far above the people would leave them without height.
  const top = Math.max(most, Math.min(limit ?? 0, most * 3));
  const pitch = Math.min(PITCH, HIGHEST / top);
  const height = top * pitch + HEADROOM;
  return { height, pitch, y: (people) => height - Math.min(people, top) * pitch };
}
