/** In minutes a week. */
export interface WorkingTimes {
  fullTime: number;
  /** Of each work pattern by its name. */
  patterns: ReadonlyMap<string, number>;
}

const WRITTEN =
  /^(\d{1,3}(?:[.,]\d{1,3})?)\s{0,3}(%|h|hrs?|hours?|std\.?|stunden|heures?|horas?)?(?:\s{0,3}(?:\/|per|pro|par|por)\s{0,3}\p{L}{1,20})?$/iu;
/** Nobody works fewer hours than 1.5, or more than 80: it is a part or a percentage of full time. */
const [LARGEST_PART, LONGEST_WEEK] = [1.5, 80];

/** The only pattern of these weekly hours, or of this part of full time. Null if none or several have it. */
export function proposedPattern(written: string, times: WorkingTimes | undefined): string | null {
  const [, digits = '', unit = ''] = WRITTEN.exec(written.trim()) ?? [];
  if (!times || digits === '') return null;
  const minutes = weeklyMinutes(Number(digits.replace(',', '.')), unit, times.fullTime);
  const fitting = [...times.patterns].filter(([, of]) => Math.abs(of - minutes) < 1);
  return fitting.length === 1 ? (fitting[0]?.[0] ?? null) : null;
}

function weeklyMinutes(value: number, unit: string, fullTime: number): number {
  if (unit === '%') return (fullTime * value) / 100;
  if (unit === '' && value <= LARGEST_PART) return fullTime * value;
  if (unit === '' && value > LONGEST_WEEK) return (fullTime * value) / 100;
  return value * 60;
}
