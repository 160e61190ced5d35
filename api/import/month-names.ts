import { folded } from '../database/folded-text.js';

const MONTHS = [
  ['january', 'janvier', 'januar', 'janner'],
  ['february', 'fevrier', 'februar', 'feber'],
  ['march', 'mars', 'marz', 'maerz', 'mrz'],
  ['april', 'avril'],
  ['may', 'mai'],
  ['june', 'juin', 'juni'],
  ['july', 'juillet', 'juli'],
  ['august', 'aout'],
  ['september', 'septembre'],
  ['october', 'octobre', 'oktober'],
  ['november', 'novembre'],
  ['december', 'decembre', 'dezember'],
];

/** The number of a month by its name or the beginning of it, in English, French or German; '12'. 'jui' is two months, so none. */
export function monthNamed(word = ''): string | undefined {
  const name = folded(word);
  const months = MONTHS.flatMap((names, index) => (names.some((known) => known.startsWith(name)) ? [index + 1] : []));
  return name.length >= 3 && months.length === 1 ? String(months[0]) : undefined;
}
