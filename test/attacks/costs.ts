import type { Field } from './calls.js';

const KB = 1024;
/** The longest body that a call of somebody signed in may have. */
const BODY = 255 * KB;
/** Marks of two kinds in turn have to be sorted. */
export const marks = (bytes: number) => `a${'\u0300\u0323'.repeat(bytes / 4)}`;
const halfWidthMarks = (bytes: number) => `a${'\uff9e\u0300'.repeat(bytes / 5)}`;

/** Texts that are dear for code that looks at them twice. */
export const TEXTS: [string, (bytes: number) => string][] = [
  ['combining marks', marks],
  ['half-width marks', halfWidthMarks],
  ['letters of eight marks', (bytes) => `a${'\u0300\u0323'.repeat(4)}`.repeat(bytes / 17)],
  ['one letter', (bytes) => 'a'.repeat(bytes)],
  ['blanks within', (bytes) => `1${' '.repeat(bytes - 2)}x`],
  ['line breaks', (bytes) => '\r\n'.repeat(bytes / 2)],
  ['digits', (bytes) => `${'1'.repeat(bytes - 1)}x`],
  ['dots and an at sign', (bytes) => `a@${'a.'.repeat(bytes / 2 - 1)}`],
  ['opened brackets', (bytes) => '({['.repeat(bytes / 3)],
  ['letters that grow', (bytes) => '\ufdfa'.repeat(bytes / 3)],
  ['sigmas and apostrophes', (bytes) => "Σ'".repeat(bytes / 3)],
];

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** JSON values that are dear to read, as texts. */
const VALUES: [string, () => string][] = [
  ['a deep array', () => nested(BODY / 2 - 200)],
  ['a deep object', () => `${'{"a":'.repeat(BODY / 8)}1${'}'.repeat(BODY / 8)}`],
  ['many items', () => `[${'0,'.repeat(BODY / 2 - 200)}0]`],
  ['many texts', () => `[${`"${'\u0300\u0323'.repeat(4)}",`.repeat(BODY / 20)}""]`],
  ['many keys', () => `{${Array.from({ length: BODY / 12 }, (_, n) => `"k${n}":0`).join(',')}}`],
  [
    'many numbers as keys',
    () => `{${Array.from({ length: BODY / 14 }, (_, n) => `"${n * 65_536}":0`).join(',')}}`,
  ],
];

/** Bodies that differ from a good one in one field each or in all, and some that are no good at all. */
export function* dearBodies(good: unknown, fields: Field[]): Generator<[string, string]> {
  const kept = JSON.stringify({ ...(good as object | undefined), unused: 0 });
  const withField = (name: string, value: string) =>
    `${kept.slice(0, -1)},${JSON.stringify(name)}:${value}}`;
  const room = BODY - Buffer.byteLength(kept) - 500;
  for (const { name, schema } of fields) {
    // The second is as long as the body of an open call may be.
    for (const bytes of [room, 15 * KB - kept.length])
      yield [`${name}: ${bytes} bytes of marks`, withField(name, JSON.stringify(marks(bytes)))];
    const isList = /array|object/.test(String(schema.type)) || schema.items;
    for (const [what, value] of isList ? VALUES : [])
      yield [`${name}: ${what}`, withField(name, value())];
  }
  for (const [what, text] of TEXTS) {
    const value = JSON.stringify(text(room / 2 / Math.max(1, fields.length)));
    yield [
      `all fields: ${what}`,
      `{${fields.map(({ name }) => `${JSON.stringify(name)}:${value}`).join(',')}}`,
    ];
  }
  for (const [what, value] of VALUES) yield [what, `{"email":${value()}}`];
}
