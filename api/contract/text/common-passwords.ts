import { folded } from './folded-text.js';

/** Alphabet, digits, and rows of English, French and German keyboards: letters, and what the row of digits gives with or without shift. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '13579',
  '02468',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertzuiop',
  'yxcvbnm',
  '!@#$%^&*()',
  '!"§$%&/()=',
  '&e"\'(-e_ca',
];
const SEQUENCES = ROWS.flatMap((row) => [row, [...row].reverse().join('')]);
const SHORTEST_RUN = 3;
/** More of them are no longer guessed first. */
const MOST_RUNS = 3;
const LONGEST_REPEATED = 4;
/** Beside a common word, a year or a short number, and a mark or two. */
const MOST_DIGITS = 4;
const MOST_MARKS = 2;
const SHORTEST_WORD = 3;

const LEET: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '€': 'e',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
};

/** Passwords that are guessed among the first: listed, or made of one thing repeated, of sequences, or of such a word with a few digits or marks around it. */
export function isCommonPassword(password: string, isListed: (word: string) => boolean): boolean {
  const text = folded(password);
  return [text, ...coresOf(text)].some(
    (core) => isListedAs(core, isListed) || isRepetition(core, isListed) || isSequence(core),
  );
}

function isListedAs(text: string, isListed: (word: string) => boolean): boolean {
  const plain = text.replace(/[@43€!0$57+]/g, (mark) => LEET[mark] as string);
  return [text, plain.replaceAll('1', 'i'), plain.replaceAll('1', 'l')].some(isListed);
}

/** Without what stands before the first letter, after the last, or both. */
function coresOf(text: string): string[] {
  const letters = [...text].map((character) => /\p{L}/u.test(character));
  const characters = [...text];
  const [first, end] = [letters.indexOf(true), letters.lastIndexOf(true) + 1];
  if (first < 0) return [];
  const withoutFew = (from: number, to: number) => {
    const around = [...characters.slice(0, from), ...characters.slice(to)];
    const digits = around.filter((character) => /\d/.test(character)).length;
    return digits <= MOST_DIGITS &&
      around.length - digits <= MOST_MARKS &&
      to - from >= SHORTEST_WORD
      ? [characters.slice(from, to).join('')]
      : [];
  };
  return [
    ...withoutFew(first, end),
    ...withoutFew(0, end),
    ...withoutFew(first, characters.length),
  ];
}

/** Such as 'aaaaaa', '121212', 'abcabc', or a common word twice. */
function isRepetition(text: string, isListed: (word: string) => boolean): boolean {
  for (let length = 1; length <= text.length / 2; length++) {
    if (length > LONGEST_REPEATED && (text.length % length > 0 || !isListed(text.slice(0, length))))
      continue;
    if (text.slice(length) === text.slice(0, -length)) return true;
  }
  return false;
}

/** Such as '654321', 'azerty', 'abc123' or 'aaa111': a few runs and nothing else. */
function isSequence(text: string): boolean {
  let at = 0;
  for (let runs = 0; runs < MOST_RUNS && at < text.length; runs++) {
    const length = runLength(text, at);
    if (length < SHORTEST_RUN) return false;
    at += length;
  }
  return at === text.length;
}

function runLength(text: string, start: number): number {
  let same = start + 1;
  while (same < text.length && text[same] === text[start]) same += 1;
  let end = start + 1;
  while (
    end < text.length &&
    SEQUENCES.some((sequence) => sequence.includes(text.slice(start, end + 1)))
  )
    end += 1;
  return Math.max(same, end) - start;
}
