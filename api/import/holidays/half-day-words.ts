import type { DayHalf } from '../../contract/working-time/working-time.js';
import { folded } from '../../platform/database/statements/folded-text.js';

const MORNING = ['morning', 'am', 'a.m.', 'matin', 'vormittag', 'vormittags', 'manana', 'manha'];
/** A half that is not named is the afternoon, as before Christmas and New Year. */
const AFTERNOON = [
  'afternoon',
  'pm',
  'p.m.',
  'apres-midi',
  'nachmittag',
  'nachmittags',
  'half',
  'half day',
  'half-day',
  'demi-journee',
  'halber tag',
  'halbtag',
  'tarde',
  'medio dia',
  'meio dia',
  '1/2',
  '0.5',
  '0,5',
];
const WHOLE = [
  '',
  'whole',
  'whole day',
  'full',
  'full day',
  'all day',
  'day',
  'journee',
  'journee entiere',
  'ganztags',
  'ganzer tag',
  'dia completo',
  'dia inteiro',
  '1',
];

/** Undefined for unknown words. */
export function halfWritten(cell: string): DayHalf | null | undefined {
  const word = folded(cell);
  if (MORNING.includes(word)) return 'morning';
  if (AFTERNOON.includes(word)) return 'afternoon';
  return WHOLE.includes(word) ? null : undefined;
}

const AT_THE_END = /^(.*\S)\s?(?:\(([^()]{2,20})\)|[,–-]\s([^,()]{2,20}))$/u;

/** 'Christmas Eve (half day)' and 'Heiligabend, nachmittags' are the name and the half. */
export function withoutHalf(name: string): { name: string; half: DayHalf | null } {
  const [, rest, bracketed, following] = AT_THE_END.exec(name) ?? [];
  const half = halfWritten(bracketed ?? following ?? '') ?? null;
  return rest !== undefined && half !== null ? { name: rest, half } : { name, half: null };
}
