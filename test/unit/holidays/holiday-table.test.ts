import { limitRows, tableHolidays } from '../../../api/import/holidays/table-holidays.js';
import { openTable } from '../../../api/import/file/csv-table.js';

const read = (text: string, year = 2027) =>
  tableHolidays(limitRows(openTable(Buffer.from(text))), year, '2026-11-23');
const daysOf = (text: string, year?: number) =>
  [...read(text, year).days.values()].map(({ day, half, name }) =>
    [day, half, name].filter((part) => part !== null).join(' '),
  );
const faultsOf = (text: string) =>
  read(text).leftOut.first.map(({ line, fault }) => `${line} ${fault}`);

test('a table with headings, in any order, with halves', () => {
  const table =
    'Holiday,Region,Date,Half\r\nNew Year’s Day,all,2027-01-01,\r\nChristmas Eve,all,2027-12-24,Afternoon\r\nFounders,all,2027-06-01,am\r\nOld,all,2026-01-01,\r\n';
  expect(daysOf(table)).toEqual([
    '2027-01-01 New Year’s Day',
    '2027-12-24 afternoon Christmas Eve',
    '2027-06-01 morning Founders',
  ]);
  expect(read(table)).toMatchObject({ entries: 4, outside: 1, leftOut: { total: 0 } });
});

test.each([
  [
    'as France publishes them',
    'date,annee,zone,nom_jour_ferie\n2027-01-01,2027,Métropole,1er janvier\n',
    '2027-01-01 1er janvier',
  ],
  [
    'in German',
    'Datum;Feiertag\n01.05.2027;Tag der Arbeit\n24.12.2027;Heiligabend (halber Tag)\n',
    '2027-05-01 Tag der Arbeit|2027-12-24 afternoon Heiligabend',
  ],
  [
    'as Outlook writes them',
    '"Subject","Start Date","Start Time"\n"Independence Day","7/4/2027","12:00:00 AM"\n"Thanksgiving","11/25/2027","12:00:00 AM"\n',
    '2027-07-04 Independence Day|2027-11-25 Thanksgiving',
  ],
  [
    'without headings',
    '2027-05-17,Constitution Day\n2027-12-24,Christmas Eve (half day)\n',
    '2027-05-17 Constitution Day|2027-12-24 afternoon Christmas Eve',
  ],
])('tables %s', (_, table, days) => {
  expect(daysOf(table)).toEqual(days.split('|'));
});

test('a table in Windows-1252', () => {
  const bytes = Buffer.from(
    'date;nom\n01/01/2027;Premier de l\x92an\n15/08/2027;No\xebl\n',
    'latin1',
  );
  expect(
    [...tableHolidays(limitRows(openTable(bytes)), 2027, '2026-11-23').days.values()].map(
      ({ name }) => name,
    ),
  ).toEqual(['Premier de l’an', 'Noël']);
});

test('day and month are told by the other dates of the file, or the row is left out', () => {
  expect(daysOf('date,name\n01/05/2027,Labour Day\n24/12/2027,Christmas Eve\n')).toEqual([
    '2027-05-01 Labour Day',
    '2027-12-24 Christmas Eve',
  ]);
  expect(faultsOf('date,name\n01/05/2027,Labour Day\n01/01/2027,New Year\n')).toEqual([
    '2 unclearDate',
  ]);
});

test('a row is left out with its reason, and its line', () => {
  const rows = [
    '2027-02-30,No such day',
    '2027-05-01,',
    `2027-05-01,${'x'.repeat(101)}`,
    'soon,Christmas',
    '2027-12-24,Christmas Eve,two hours',
  ]
    .map((row) => `${row}\n`)
    .join('');
  expect(faultsOf(`date,name,half\n${rows}`)).toEqual([
    '2 notDate',
    '3 noName',
    '4 longName',
    '5 notDate',
    '6 notHalf',
  ]);
});

test('formulas and markup are names like any other', () => {
  expect(
    daysOf(
      `date,name\n2027-01-01,"=HYPERLINK(""https://evil.example"")"\n2027-01-02,<img src=x onerror=alert(1)>\n2027-01-03,'=1+1\n`,
    ),
  ).toEqual([
    '2027-01-01 =HYPERLINK("https://evil.example")',
    '2027-01-02 <img src=x onerror=alert(1)>',
    '2027-01-03 =1+1',
  ]);
});

test('two thousand rows are read, one more is not; a table needs a date and a name', () => {
  const rows = (count: number) => `date,name\n${'2027-05-01,Labour Day\n'.repeat(count)}`;
  expect(read(rows(2_000)).entries).toBe(2_000);
  expect(() => read(rows(2_001))).toThrow(/more than 2000/);
  expect(() => read('employee,salary\nA,1\n')).toThrow(/a column with dates/);
});

test('no more than fifty reasons are told', () => {
  const { leftOut } = read(`date,name\n${'soon,Christmas\n'.repeat(60)}`);
  expect([leftOut.total, leftOut.first.length]).toEqual([60, 50]);
});
