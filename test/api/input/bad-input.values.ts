import { addDays, addYears } from '../../../api/contract/calendar-date.js';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { TODAY } from '../../support/calendar.js';

/** The kind of a field decides which input is wrong for it. */
export type Kind =
  | { kind: 'text'; max: number; multiline?: boolean }
  | { kind: 'manager' | 'leaveTypeName' | 'place'; max: number }
  | { kind: 'count'; min: number; max: number }
  | { kind: 'decimal'; max: number }
  | { kind: 'choice'; of: readonly string[] }
  | { kind: 'code'; wrong: string[] }
  | { kind: keyof typeof VALUES };

export type FieldKind = Kind & { optional?: boolean };

const OBJECTS: unknown[] = [{}, { $ne: null }, { length: 1, toString: 'x' }, [], ['x'], [[]]];
const NUMBERS: unknown[] = [0, 5, -1.5, 1e300];

const CONTROLS = [
  'a\0b',
  '\0',
  'a\u0007b',
  'a\u001bb',
  'a\u007fb',
  'a\u0085b',
  'a\u2028b',
  'a\u2029b',
  'a\rb',
  'a\ud800b',
  'a\udc00',
  '\udfff\ud800',
];
const LINES = ['a\nb', 'a\r\nb'];
const TURNS = ['Eve \u202egnp.exe', 'a\u2066b\u2069'];

/** One sign that search and sort unfold into eighteen. */
const UNFOLDING = '\ufdfa';

function texts(max: number, multiline = false): unknown[] {
  return [
    ...OBJECTS,
    ...NUMBERS,
    true,
    false,
    ...CONTROLS,
    ...(multiline ? [] : [...LINES, ...TURNS]),
    'x'.repeat(max + 1),
    'x'.repeat(20_000),
    '😀'.repeat(Math.ceil((max + 1) / 2)),
    UNFOLDING.repeat(Math.ceil((max + 1) / 18)),
    'ß'.repeat(max),
  ];
}

const EMAILS = [
  'x',
  'a@',
  '@b.example',
  'a@b',
  'a b@c.example',
  'a@b@c.example',
  'a@b.example, c@d.example',
  '<a@b.example>',
  'a@b.example\r\nBcc: c@d.example',
  'a@b..example',
  'a@.example',
  `${'a'.repeat(250)}@b.example`,
  'a\0@b.example',
  'a\ud800@b.example',
  'javascript:a@b',
];
const DATES = [
  '2026-02-30',
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-01-32',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '10000-01-01',
  '-2026-01-01',
  '2026-1-1',
  '20260101',
  '01/02/2026',
  '2026/01/02',
  '2026-01-01T00:00:00Z',
  '2026-01-01T00:00:00.000Z',
  '2026-01-01 00:00:00',
  '２０２６-０１-０１',
  '2026-01-01\0',
  '2026-W01-1',
  'today',
  1_767_225_600_000,
];
const AMOUNTS = [
  -1,
  '-1',
  '-0.01',
  'NaN',
  'Infinity',
  '1e400',
  '1e3',
  1e21,
  1e-7,
  1.005,
  '1.005',
  '0.001',
  0.1 + 0.2,
  '１００',
  '٣',
  '1,000.00',
  '1 000',
  '0x10',
  '+5',
  '.5',
  '5.',
  '1_000',
  'abc',
  '5\0',
  1_000_000_000.01,
  '1000000000.01',
  1e10,
  '9'.repeat(400),
];
const IDS = [
  'x',
  'null',
  'undefined',
  `${newId()}0`,
  newId().slice(1),
  `{${newId()}}`,
  newId().replaceAll('-', ''),
  `${newId()}\0`,
  newId().replace(/^./, 'ｆ'),
  [newId()],
  { _id: 'x' },
];

const IBANS = [
  'IE64IRCE92050112345679',
  'IE64IRCE9205011234567',
  'IE64IRCE920501123456788',
  'ZZ64IRCE92050112345678',
  'IE64IRCE92050112345678\0',
  'ＩＥ64IRCE92050112345678',
  'IE64IRCE9205011234567８',
  '=IE64IRCE92050112345678',
  '64IEIRCE92050112345678',
  'IE64IRCE92050112345678;DE89370400440532013000',
  'x'.repeat(20_000),
  'IE64 '.repeat(5_000),
];

const SLOT = [240, 0];
const SLOTS: unknown[] = [
  [],
  [SLOT],
  Array(6).fill(SLOT),
  Array(8).fill(SLOT),
  Array(35).fill(SLOT),
  Array(7).fill([0, 0]),
  Array(7).fill([240]),
  Array(7).fill([1, 2, 3]),
  Array(7).fill(240),
  ...[-1, 721, 0.5, '240', null, 1e9, true, [240], {}].map((minutes) => [
    ...Array(6).fill(SLOT),
    [minutes, 0],
  ]),
];
const ADDED_HOLIDAYS: unknown[] = [
  ...['noon', 'MORNING', 5, {}, true].map((half) => [{ day: '2026-01-01', half, name: 'x' }]),
  ...[undefined, null, '', '  ', 5, {}, 'a\0b', 'a\nb', 'x'.repeat(101)].map((name) => [
    { day: '2026-01-01', name },
  ]),
  [
    { day: '2026-01-01', name: 'x' },
    { day: '2026-01-01', name: 'y' },
  ],
  [{ day: addDays(addYears(TODAY, 3), 1), name: 'x' }],
];

const STEPS: unknown[] = [
  'hr',
  5,
  null,
  [],
  {},
  ...['HR', 'manager', '__proto__', ['hr'], 5, null].map((who) => ({ who })),
  ...[-1, 100_001, '5', 'x', true, [5], {}, 1e300, 1.0001].map((overCost) => ({
    who: 'hr',
    overCost,
  })),
  ...[
    undefined,
    null,
    [],
    'x',
    {},
    newId(),
    [newId()],
    ['x'],
    [5],
    [null],
    Array.from({ length: 6 }, newId),
    Array(2).fill('01900000-0000-7000-8000-000000000003'),
  ].map((people) => ({ who: 'people', people })),
];

/** Wrong for every field that holds a text, a date or a choice. */
const ODD: unknown[] = [...OBJECTS, ...NUMBERS, true];
/** Wrong for every amount, beside amounts that cannot be. */
const NO_AMOUNTS: unknown[] = [...OBJECTS, [5], ['5'], true, false];
const PATTERN = { subject: 'pattern', target: newId() };

/** Wrong for the kinds of fields that have no limits of their own. */
const VALUES = {
  email: [...ODD, ...EMAILS],
  birth: [...ODD, ...DATES, '1899-12-31', addDays(TODAY, 2)],
  day: [...ODD, ...DATES, '1999-12-31', addDays(addYears(TODAY, 2), 2)],
  employed: [...ODD, ...DATES, '1949-12-31', addDays(addYears(TODAY, 2), 2)],
  exampleDay: [...ODD, ...DATES, '1949-12-31', '2101-01-01'],
  useBy: [...ODD, ...DATES, '1999-12-31', '2026-08-11', '2036-08-13'],
  periods: [
    {},
    ...NUMBERS,
    true,
    'x',
    ['x'],
    [null],
    [[]],
    ...[undefined, null, '', '1949-12-31', ...DATES].map((leftOn) => [{ leftOn }]),
    ...DATES.map((hiredOn) => [{ hiredOn, leftOn: '1990-01-01' }]),
    Array.from({ length: 51 }, (_, day) => ({ leftOn: addDays('1980-01-01', day) })),
  ],
  money: [...NO_AMOUNTS, ...AMOUNTS],
  sum: [
    ...NO_AMOUNTS,
    10_000_000_000_000.01,
    '100000000000000',
    ...AMOUNTS.filter((amount) => !(Number(amount) > 1e9 && Number(amount) < 1e13)),
  ],
  leaveAmount: [
    ...NO_AMOUNTS,
    0,
    1e300,
    1000.001,
    -1001,
    ...AMOUNTS.filter(
      (amount) => ![-1, '-1', '-0.01', '0.001', '+5', 1.005, '1.005'].includes(amount),
    ),
  ],
  iban: [...ODD, 'x', 'IE64', ...IDS, ...IBANS],
  bic: [
    ...ODD,
    'x',
    'IRCEIE2',
    'IRCEIE2DX',
    'IRCEIE2DXXXX',
    'IRCEZZ2D',
    '12345678',
    'IRCEIE2\0',
    'ＩＲＣＥIE2D',
    'x'.repeat(20_000),
  ],
  id: [...ODD, ...IDS],
  ids: [
    {},
    'x',
    5,
    true,
    newId(),
    ['x'],
    [5],
    [null],
    [[newId()]],
    Array.from({ length: 1001 }, newId),
  ],
  payments: [{}, ...NUMBERS, true, 'x', [5], [null], [[]], Array(101).fill({})],
  flag: [...OBJECTS, ...NUMBERS, 1, 'yes', 'TRUE', '1', 'x'],
  version: [
    ...OBJECTS,
    -1,
    1.5,
    true,
    'x',
    '-1',
    '1.0',
    '1e3',
    '１',
    2_147_483_648,
    '9'.repeat(11),
  ],
  idleMinutes: [
    ...OBJECTS,
    0,
    -1.5,
    1e300,
    true,
    'x',
    4,
    1441,
    '4',
    '1441',
    '30.0',
    '3e1',
    '３０',
    -30,
    30.5,
  ],
  passwordMin: [...OBJECTS, 0, -6, 5, 17, 6.5, 1e300, true, 'x', '5', '17', '6.0', '６'],
  escalateDays: [...OBJECTS, 0, -1.5, 1e300, true, 'x', 31, '31', '0', '5.0', '３', -3, 2.5],
  chain: [{}, ...NUMBERS, true, 'x', ...STEPS.map((step) => [step]), Array(4).fill({ who: 'hr' })],
  slots: [...OBJECTS.filter((value) => !Array.isArray(value)), ...NUMBERS, true, 'x', ...SLOTS],
  addedHolidays: [
    {},
    ...NUMBERS,
    true,
    'x',
    ['x'],
    [null],
    [[]],
    [{}],
    ...ADDED_HOLIDAYS,
    Array(401).fill({ day: '2026-01-01', name: 'x' }),
    ...[...DATES, '1999-12-31', undefined, null, ''].map((day) => [{ day, name: 'x' }]),
  ],
  days: [
    {},
    ...NUMBERS,
    true,
    'x',
    [null],
    [[]],
    [5],
    [{}],
    Array(401).fill('2026-01-01'),
    ...[...DATES, '1999-12-31', ''].map((day) => [day]),
  ],
  holders: [
    ...ODD,
    'x',
    '**',
    newId(),
    { filter: 'x' },
    { filter: [] },
    { filter: { nothing: 1 } },
    { filter: { own: 'policy' } },
    { filter: {}, q: 'x' },
    ['*'],
    [5],
    [null],
    [[newId()]],
    [newId()],
    Array.from({ length: 501 }, newId),
  ],
  subject: [...ODD, 'patterns', '__proto__', 'constructor', ...IDS, newId(), ['pattern']],
  assignments: [
    ...OBJECTS.filter((value) => !Array.isArray(value) || value.length > 0),
    ...NUMBERS,
    true,
    'x',
    [null],
    [{ subject: 'pattern' }],
    [PATTERN, PATTERN],
    [{ ...PATTERN, subject: 'x' }],
    ...IDS.map((target) => [{ ...PATTERN, target }]),
    [PATTERN],
  ],
  object: ['x', 5, true, [], ['x']],
  ruleAmount: [
    ...OBJECTS,
    -1,
    -0.001,
    1e9,
    1000.001,
    1.0005,
    1e300,
    1e-7,
    '5',
    '1e3',
    '１',
    true,
    'x',
  ],
  wholeNumber: [...OBJECTS, -1, 1.5, 1e9, 1e300, '3', '３', true, 'x'],
  tiers: [
    'x',
    5,
    true,
    {},
    [],
    ...[21, 400].map((length) => Array.from({ length }, (_, years) => ({ years, amount: 1 }))),
  ],
  wait: [...ODD, 'x', { months: 3 }, { months: 3, for: 'rest' }, { months: 3, for: ['use'] }],
  step: [...ODD, 'x', '1', 0.1, 0.3, 2, 500, 1e9],
  secret: [...ODD, false],
  newPassword: [
    ...ODD,
    'short',
    '12345',
    'x'.repeat(1025),
    'password',
    '123456',
    'PassWord',
    'iloveyou',
    'a sound\ud800password',
  ],
} satisfies Record<string, unknown[]>;

const BLANKS: unknown[] = [undefined, null, '', '   ', '\r\n\t \u00a0'];
const EMPTY: unknown[] = [undefined, null, ''];

/** One validator refuses these in every field, whatever the limits of the field are. */
const OF_VALIDATORS = new Set<unknown>([
  ...OBJECTS,
  ...CONTROLS,
  ...EMAILS,
  ...DATES,
  ...AMOUNTS.filter((amount) => ![-1, 1_000_000_000.01].includes(Number(amount))),
  ...IDS.filter((id) => id !== 'x'),
]);
const TURNS_OF_VALUES = 3;

/** Everything that is wrong for a field of this kind; of what its validator refuses in all fields a third, by `turn`. */
export function wrongFor(field: FieldKind, turn: number): unknown[] {
  const wrong = valuesFor(field).filter(
    (value, place) => !OF_VALIDATORS.has(value) || (place + turn) % TURNS_OF_VALUES === 0,
  );
  if (field.optional) return wrong;
  return [...(field.kind === 'secret' || field.kind === 'newPassword' ? EMPTY : BLANKS), ...wrong];
}

function valuesFor(field: FieldKind): unknown[] {
  switch (field.kind) {
    case 'text':
      return texts(field.max, field.multiline);
    case 'manager':
      return [
        ...ODD,
        'x',
        newId(),
        ...[...IDS, newId()].map((_id) => ({ _id })),
        ...texts(field.max).map((name) => ({ name })),
      ];
    case 'leaveTypeName':
      return [...texts(field.max), 'x', 'sick leave', 'annual leave\0', newId()];
    case 'place':
      return [...texts(field.max), 'x', 'XX', 'de', 'by', '__proto__', 'ＤＥ', 'D\0', '..'];
    case 'choice':
      return [
        ...ODD,
        [field.of[0]],
        ...field.of.map(swapCase),
        'x',
        '__proto__',
        'constructor',
        'toString',
        `${field.of[0]}\0`,
        '../x',
      ];
    case 'code':
      return [...ODD, ...field.wrong];
    case 'count':
      return [
        ...OBJECTS,
        field.min - 1,
        field.max + 1,
        String(field.max + 1),
        field.max - 0.5,
        -1.5,
        1e300,
        true,
        'x',
        '3e1',
        '３',
        '1.0',
      ];
    case 'decimal': {
      const above = [field.max + 0.01, `${field.max}.01`];
      return [...OBJECTS, [5], true, false, 0, '0', '0.00', ...above, ...AMOUNTS];
    }
    default:
      return VALUES[field.kind];
  }
}

function swapCase(text: string): string {
  const other = text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase();
  return other === text ? `${text}x` : other;
}
