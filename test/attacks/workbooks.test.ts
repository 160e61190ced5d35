import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { archive, rawWorkbook, sheetOf, type ArchivedFile } from '../support/archive.js';
import { hire, PASSWORD } from '../support/cast.js';
import type { Answer, Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { uploadFile } from '../support/imports.js';
import { CSV_BOMBS } from './bombs.js';
import { afterwards } from './ending.js';
import { note, oneOfEach } from './figures.js';
import { setStage, type Stage } from './stage.js';
import { LONGEST_WAIT_MS, longestWait } from './waits.js';
import { memoryFor, peakOf, threadsOf, workFor } from './wire.js';

type Bytes = Uint8Array<ArrayBuffer>;

const MB = 1024 * 1024;
/** Without it, threads keep what they have once had. */
const AS_IN_THE_IMAGE = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '32768' };
const MOST_MEMORY_MB = 150;
const ADMINS = 4;

const stage: Stage = await setStage(AS_IN_THE_IMAGE);
const { admin, sales } = stage.cast;
const admins: Client[] = [admin];
while (admins.length < ADMINS) {
  const { email } = await hire(admin, {
    employeeId: `W-${admins.length}`,
    department: sales._id,
    role: 'admin',
  });
  admins.push(await stage.signIn(email, PASSWORD));
}
const calendar = (await admin.post('/holiday/add', { name: 'Attacked' })).body.calendar._id;
// The first file loads what stays.
await uploadFile(admin, 'salaries', 'a,b\n1,2\n');

const ROWS = sheetOf('<row><c><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c></row>');

/** A gigabyte, packed. Deflated pieces can stand one behind the other. */
const gigabyte = (() => {
  let made: ArchivedFile | undefined;
  return (): ArchivedFile => {
    if (made) return made;
    const piece = Buffer.alloc(16 * MB, '<a/><a b=""/>123');
    const open = deflateRawSync(piece, { level: 9, finishFlush: 2 });
    made = {
      content: '',
      packed: Buffer.concat([...Array.from({ length: 64 }, () => open), deflateRawSync('')]),
      size: 1024 * MB,
    };
    return made;
  };
})();

const ZIP64 = {
  size: 0xffffffff,
  extra: new Uint8Array(Buffer.from('010008000000004000000000', 'hex')),
};
const REPEATED = {
  row: '<row r="1"><c r="XFD1" t="inlineStr"><is><t></t></is></c></row>',
  cell: '<c r="XFD1" s="1"/>',
};

/** Each is small, or as large as an upload may be, and dear for a reader who believes it. */
const BOMBS: [string, () => Bytes][] = [
  [
    'ZIP64 markers in place of its sizes',
    () => rawWorkbook(ROWS, { strings: { ...gigabyte(), ...ZIP64 } }),
  ],
  [
    'sizes of 0 and flag 8',
    () => rawWorkbook(ROWS, { strings: { ...gigabyte(), size: 0, packedSize: 0, flags: 8 } }),
  ],
  ['a gigabyte in its sheet', () => rawWorkbook(gigabyte())],
  [
    '20,000 rows that are all row 1, with a cell in column XFD',
    () => rawWorkbook(sheetOf(REPEATED.row.repeat(20_000))),
  ],
  [
    'one text of 100 MB',
    () => rawWorkbook(ROWS, { strings: `<sst><si><t>${'x'.repeat(100 * MB)}</t></si></sst>` }),
  ],
  [
    '60,000 entries',
    () =>
      archive(
        Object.fromEntries(
          Array.from({ length: 60_000 }, (_, n) => [`xl/${n}`, { content: '', method: 0 }]),
        ),
      ),
  ],
  [
    'a directory of ZIP64 behind an empty one',
    () => rawWorkbook(ROWS, { strings: gigabyte() }, { beyond: true }),
  ],
  [
    'an unpacked size of 0 and flag 8',
    () => rawWorkbook(ROWS, { strings: { ...gigabyte(), size: 0, flags: 8 } }),
  ],
  ['a gigabyte of texts', () => rawWorkbook(ROWS, { strings: gigabyte() })],
  [
    'two million empty cells in column XFD',
    () => rawWorkbook(sheetOf(`<row>${REPEATED.cell.repeat(2_000_000)}</row>`)),
  ],
  [
    'a text of 32 kB in 100,000 cells',
    () =>
      rawWorkbook(sheetOf('<row><c t="s"><v>0</v></c></row>'.repeat(100_000)), {
        strings: `<sst><si><t>${'x'.repeat(32_000)}</t></si></sst>`,
      }),
  ],
  [
    'ten million short texts',
    () => rawWorkbook(ROWS, { strings: `<sst>${'<si><t/></si>'.repeat(9_500_000)}</sst>` }),
  ],
  ['a tag without end', () => rawWorkbook(`<worksheet a="${' '.repeat(100 * MB)}`)],
  [
    'entities of entities',
    () =>
      rawWorkbook(
        `<!DOCTYPE x [<!ENTITY a "${'b'.repeat(1_000)}">${Array.from({ length: 9 }, (_, n) => `<!ENTITY a${n} "${`&a${n - 1};`.repeat(10)}">`).join('')}]>${ROWS}`,
      ),
  ],
  [
    'ten million styles',
    () =>
      rawWorkbook(ROWS, {
        styles: `<styleSheet><cellXfs>${'<xf/>'.repeat(10_000_000)}</cellXfs></styleSheet>`,
      }),
  ],
  [
    'a million sheets',
    () =>
      rawWorkbook(ROWS, {
        book: `<workbook><sheets>${'<sheet r:id="rId1"/>'.repeat(1_000_000)}</sheets></workbook>`,
      }),
  ],
];

/** Shapes of CSV and calendars that are slow to read; holidays may have a megabyte. */
const repeated = (text: string, bytes: number) => text.repeat(Math.ceil(bytes / text.length));
const TABLES: [string, () => string | Bytes][] = [
  ['200,000 rows of 99 empty cells', () => `a,b\n${`${','.repeat(98)}\n`.repeat(190_000)}`],
  [
    '20 MB of signs of Windows',
    () => new Uint8Array(Buffer.concat([Buffer.from('a,b\n'), Buffer.alloc(19 * MB, 0x95)])),
  ],
  [
    '100,000 rows of 190 characters',
    () => `a,b\n${`${'x'.repeat(100)},${'y'.repeat(85)}\n`.repeat(100_000)}`,
  ],
  [
    'rows of a million characters',
    () => `a,b\n${`${'x'.repeat(30_000)},`.repeat(32)}\n`.repeat(19),
  ],
  ...CSV_BOMBS.slice(0, 8).map(([what, bomb]): [string, () => string | Bytes] => [what, bomb]),
];
const calendarOf = (lines: string) =>
  `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:x\r\nDTSTART;VALUE=DATE:20270101\r\n${lines}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
const EVERY_DAY =
  'RRULE:FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYMONTH=1,2,3,4,5,6,7,8,9,10,11,12;BYSETPOS';
const CALENDARS: [string, () => string][] = [
  ['a calendar of folded lines', () => calendarOf(repeated('\n ', MB - 200))],
  [
    'a calendar of 2,000 rules of every day and seven positions in each month',
    () =>
      `BEGIN:VCALENDAR\n${`BEGIN:VEVENT\nSUMMARY:x\nDTSTART;VALUE=DATE:20250101\n${EVERY_DAY}=1,2,3,4,5,6,-1\nEND:VEVENT\n`.repeat(2_000)}END:VCALENDAR`,
  ],
  [
    'a table of 2,000 holidays',
    () => `date,name\n${`01/02/2027,${'é'.repeat(200)}\n`.repeat(2_000)}`,
  ],
  ['a calendar of line breaks', () => calendarOf('\n'.repeat(MB - 200))],
  ['a calendar of dates', () => calendarOf(repeated('RDATE:20270101\n', MB - 200))],
  [
    'a calendar of exceptions in one line',
    () => calendarOf(`EXDATE;VALUE=DATE:${repeated('20270101,\n ', MB - 250)}`),
  ],
  ['a calendar of rules', () => calendarOf(repeated('RRULE:FREQ=YEARLY;BYDAY=1MO\n', MB - 200))],
  [
    'a calendar of 2,000 events',
    () =>
      `BEGIN:VCALENDAR\n${`BEGIN:VEVENT\nSUMMARY:${'é'.repeat(150)}\nDTSTART;VALUE=DATE:20270101\nRRULE:FREQ=YEARLY\nEND:VEVENT\n`.repeat(2_000)}END:VCALENDAR`,
  ],
  [
    'a calendar of 100 rules of every day and no position since 1900',
    () =>
      `BEGIN:VCALENDAR\n${`BEGIN:VEVENT\nSUMMARY:x\nDTSTART;VALUE=DATE:19000101\n${EVERY_DAY}=366;COUNT=99999\nEND:VEVENT\n`.repeat(100)}END:VCALENDAR`,
  ],
];

/** The answers, how long others waited and how much memory the process took. */
async function costOf(happens: () => Promise<Answer[]>, most = MOST_MEMORY_MB) {
  let answers: Answer[] = [];
  let wait = 0;
  let peakMb: number | undefined;
  const megabytes = await memoryFor(stage.process.pid, async () => {
    peakMb = await peakOf(stage.process.pid, async () => {
      wait = await longestWait(
        stage.url,
        stage.process.pid,
        async () => (answers = await happens()),
      );
    });
  });
  note(
    answers.length > 1 ? '41. Workbooks, many at once' : '41. Workbooks, tables and calendars',
    wait,
    peakMb,
  );
  return {
    statuses: answers.map(({ status }) => status),
    sentences: answers.every(
      ({ body, status }) => status < 300 || /^[A-Z].*[.?]$/.test(body.error),
    ),
    wait: wait < LONGEST_WAIT_MS || wait,
    megabytes: megabytes === undefined || megabytes < most || megabytes,
  };
}

const BOUNDED = { sentences: true, wait: true, megabytes: true };
const refusedAll = (count: number) => ({ ...BOUNDED, statuses: Array<number>(count).fill(400) });

function holidays(client: Client, content: Bytes | string): Promise<Answer> {
  const form = new FormData();
  form.append('year', '2027');
  form.append('file', new Blob([content]), 'days');
  return client.post(`/holiday/import/${calendar}`, form);
}

describe('41. workbooks that are not what they say', () => {
  test.each(oneOfEach(BOMBS, 6))(
    '%s: refused, within memory, and nobody waits',
    async (_, bomb) => {
      const bytes = bomb();
      expect(bytes.length).toBeLessThan(20 * MB);
      expect(
        await costOf(async () => [await uploadFile(admins[0]!, 'salaries', bytes, 'pay.xlsx')]),
      ).toEqual(refusedAll(1));
      if (bytes.length < MB)
        expect(await costOf(async () => [await holidays(admins[0]!, bytes)])).toEqual(
          refusedAll(1),
        );
    },
  );

  test.each(
    oneOfEach(
      [
        [8, 2],
        [4, 1],
      ],
      1,
    ),
  )('%d at once: each is refused or asked to come back, and nobody waits', async (count, each) => {
    const bytes = rawWorkbook(sheetOf(REPEATED.row.repeat(20_000)));
    const { statuses, ...cost } = await costOf(() =>
      Promise.all(
        admins.flatMap((admin) =>
          Array.from({ length: each }, () => uploadFile(admin, 'salaries', bytes, 'pay.xlsx')),
        ),
      ),
    );
    expect(cost).toEqual(BOUNDED);
    expect({
      count: statuses.length,
      others: statuses.filter((status) => ![400, 429, 503].includes(status)),
    }).toEqual({ count, others: [] });
  });

  test('eight uploads of 20 MB at once: two are in memory, the others wait or are asked to come back, and nobody else waits', async () => {
    const bytes = new Uint8Array(20 * MB).fill(0x2c);
    // Two bodies, each in pieces and as a whole, and one in the thread.
    const { statuses, ...cost } = await costOf(
      () =>
        Promise.all(
          admins.flatMap((admin) => [1, 2].map(() => uploadFile(admin, 'salaries', bytes))),
        ),
      200,
    );
    expect(cost).toEqual(BOUNDED);
    expect(statuses.filter((status) => ![400, 429, 503].includes(status))).toEqual([]);
    stage.heard.faults = [];
  });

  test('files of one account are read one after the other', async () => {
    const bytes = rawWorkbook(sheetOf(`<row>${REPEATED.cell.repeat(2_000_000)}</row>`));
    const [first, second] = await Promise.all([
      uploadFile(admins[0]!, 'salaries', bytes),
      holidays(admins[0]!, 'date,name\n2027-01-01,x\n'),
    ]);
    expect([first.status, second.status]).toEqual([400, 200]);
  });

  test('a file whose sender has gone is not read any further', async () => {
    const form = new FormData();
    form.append('kind', 'salaries');
    form.append(
      'file',
      new Blob([rawWorkbook(sheetOf(`<row>${REPEATED.cell.repeat(6_000_000)}</row>`))]),
      'pay.xlsx',
    );
    const gone = new AbortController();
    const threads = threadsOf(stage.process.pid);
    const sent = fetch(`${stage.url}/api/import/add`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admins[0]!.token}` },
      body: form,
      signal: gone.signal,
    });
    // Each file is read in a thread of its own.
    if (threads !== undefined)
      await eventually(() => (threadsOf(stage.process.pid) ?? 0) > threads);
    gone.abort();
    await expect(sent).rejects.toThrow();
    // Its place is free long before it would have been read.
    const worked = await workFor(stage.process.pid, async () => {
      await eventually(
        async () => (await uploadFile(admins[0]!, 'salaries', 'a,b\n1,2\n')).status === 201,
      );
    });
    expect(worked === undefined || worked < 1_500 || worked).toBe(true);
    stage.heard.faults = [];
  });

  test('30,000 rows of ten columns are read, within memory, and nobody waits', async () => {
    const cells = (n: number) => `<c t="s"><v>${n}</v></c>`;
    const rows = Array.from(
      { length: 30_000 },
      (_, n) =>
        `<row><c t="inlineStr"><is><t>E${n}</t></is></c>${[0, 1, 2, 3, 4].map((k) => cells(n * 5 + k)).join('')}<c><v>${n}</v></c><c s="0"><v>4${n % 10_000}.5</v></c><c t="b"><v>1</v></c><c t="str"><v>x</v></c></row>`,
    );
    const strings = `<sst>${Array.from({ length: 150_000 }, (_, n) => `<si><t>Text ${n}</t></si>`).join('')}</sst>`;
    const bytes = rawWorkbook(sheetOf(rows.join('')), { strings });
    expect(
      await costOf(async () => [await uploadFile(admins[0]!, 'salaries', bytes, 'pay.xlsx')]),
    ).toEqual({ ...BOUNDED, statuses: [201] });
  });
});

describe('41. other files that are slow to read', () => {
  test.each(oneOfEach(TABLES, 4))('%s: nobody waits', async (_, bomb) => {
    const content = bomb();
    expect(
      await costOf(async () => [await uploadFile(admins[0]!, 'salaries', content)]),
    ).toMatchObject(BOUNDED);
  });

  test.each([...oneOfEach(CALENDARS, 3), ...BOMBS.slice(0, 1)])(
    'holidays of %s: nobody waits',
    async (_, bomb) => {
      const content = bomb();
      expect(await costOf(async () => [await holidays(admins[0]!, content)])).toMatchObject(
        BOUNDED,
      );
    },
  );
});

afterwards(stage);
