interface MediaRange {
  type: string;
  quality: number;
}

interface Preference {
  quality: number;
  /** How exactly the range names the type: 2 by itself, 1 by its kind, 0 as anything. */
  specificity: number;
  position: number;
}

/** By the quality values of an Accept header (RFC 9110). Of equal ones, the type named more exactly counts, then the one named first. */
export function prefersMedia(accept: string | undefined, type: string, standard: string): boolean {
  const ranges = (accept ?? '').split(',').map(readRange);
  const [wanted, other] = [preferenceFor(type, ranges), preferenceFor(standard, ranges)];
  if (!wanted || wanted.quality === 0) return false;
  if (!other || wanted.quality !== other.quality) return wanted.quality > (other?.quality ?? 0);
  if (wanted.specificity !== other.specificity) return wanted.specificity > other.specificity;
  return wanted.position < other.position;
}

function readRange(text: string): MediaRange {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters
    .map((parameter) => /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.exec(parameter)?.[1])
    .find((value) => value !== undefined);
  return { type, quality: quality === undefined ? 1 : Number(quality) };
}

/** The most exact range that includes the type decides its quality. */
function preferenceFor(type: string, ranges: MediaRange[]): Preference | undefined {
  const names = ['*/*', `${type.split('/')[0]}/*`, type];
  return ranges
    .map((range, position) => ({
      quality: range.quality,
      specificity: names.indexOf(range.type),
      position,
    }))
    .filter(({ specificity }) => specificity >= 0)
    .sort((one, other) => other.specificity - one.specificity || one.position - other.position)[0];
}
