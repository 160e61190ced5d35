/** Invented leave of the year 2026: month (0 to 11), first day, number of days, tone. */
export const LEAVE = [
  [0, 5, 3, 1],
  [1, 11, 9, 1],
  [2, 5, 1, 2],
  [2, 24, 5, 1],
  [3, 3, 9, 2],
  [4, 14, 4, 1],
  [5, 8, 11, 1],
  [5, 25, 1, 3],
  [6, 14, 18, 2],
  [7, 4, 4, 1],
  [8, 14, 5, 1],
  [8, 28, 1, 2],
  [9, 2, 2, 3],
  [9, 19, 11, 1],
  [10, 12, 1, 1],
  [11, 21, 11, 2],
] as const;

export interface Day {
  month: number;
  day: number;
  weekend: boolean;
}

const YEAR = 2026;

const onLeave = (month: number, day: number) =>
  LEAVE.some(([inMonth, first, days]) => inMonth === month && day >= first && day < first + days);

/** The days nobody took. */
export const freeDays: Day[] = Array.from({ length: 12 }, (_, month) => {
  const days = new Date(Date.UTC(YEAR, month + 1, 0)).getUTCDate();
  return Array.from({ length: days }, (_, index) => index + 1)
    .filter((day) => !onLeave(month, day))
    .map((day) => ({ month, day, weekend: new Date(Date.UTC(YEAR, month, day)).getUTCDay() % 6 === 0 }));
}).flat();
