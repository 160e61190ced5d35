import { openTable } from '../../../api/import/file/csv-table.js';
import { limitRows, tableHolidays } from '../../../api/import/holidays/table-holidays.js';

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

test.each([
  ['Von,Bis,Feiertag', '24.12.2027,28.12.2027'],
  ['Du,Au,Nom', '24/12/2027,28/12/2027'],
  ['From,To,Name', '2027-12-24,2027-12-28'],
  ['Start,End,Name', '12/24/2027,12/28/2027'],
  ['Start Date,End Date,Name', '24 Dec 2027,28 Dec 2027'],
  ['Begin:,End:,Name', '20271224,20271228'],
  ['Beginn,Ende,Bezeichnung', '24.12.2027,28.12.2027'],
  ['First day,Last day,Holiday', '2027-12-24,2027-12-28'],
  ['Desde,Hasta,Festivo', '24/12/2027,28/12/2027'],
  ['Data de início,Data de fim,Feriado', '24/12/2027,28/12/2027'],
])('a table headed %s has the days from the first to the last', (headings, dates) => {
  expect(daysOf(`${headings}\n${dates},Break\n`)).toEqual(
    [24, 25, 26, 27, 28].map((day) => `2027-12-${day} Break`),
  );
});

test.each([
  ['Von/Bis,Feiertag\n24.12.2027 - 26.12.2027,Weihnachten\n'],
  ['Fechas,Nombre\n24/12/2027 hasta 26/12/2027,Weihnachten\n'],
  ['Período,Nome\n24/12/2027 até 26/12/2027,Weihnachten\n'],
  ['Date,Name\n24 Dec 2027 to 26 Dec 2027,Weihnachten\n'],
  ['2027-12-24,2027-12-26,Weihnachten\n2027-01-01,2027-01-01,Neujahr\n'],
])('first and last day stand in one cell, or in a table without headings: %s', (table) => {
  expect(daysOf(table).slice(0, 3)).toEqual(
    [24, 25, 26].map((day) => `2027-12-${day} Weihnachten`),
  );
});

test.each([
  ['Data,Início,Fim,Feriado\n25/12/2027,00:00,23:59,Natal\n'],
  ['Fecha oficial,Código,Motivo\n25/12/2027,ES-1,Natal\n26/12/2026,ES-2,San Esteban\n'],
  ['Días,Lugar,Qué\n25/12/2027 al 25/12/2027,Madrid,Natal\n26/12/2026 al 27/12/2026,Madrid,Otro\n'],
])('columns without a known heading are known by what stands below: %s', (table) => {
  expect(daysOf(table)).toEqual(['2027-12-25 Natal']);
});

test('a day that ends at midnight of the next, as Outlook exports it, is one day', () => {
  const day = (end: string, time: string) =>
    daysOf(`Subject,Start Date,End Date,End Time\nChristmas,12/25/2027,${end},${time}\n`);
  expect(day('12/26/2027', '12:00:00 AM')).toEqual(['2027-12-25 Christmas']);
  expect(day('12/26/2027', '')).toEqual(['2027-12-25 Christmas', '2027-12-26 Christmas']);
});

test('a blank last day is one day, and of a span only the days of the year are taken', () => {
  const table = 'From,To,Name\n2027-05-17,,One day\n2027-12-30,2028-01-02,Break\n';
  expect(daysOf(table)).toEqual(['2027-05-17 One day', '2027-12-30 Break', '2027-12-31 Break']);
  expect(daysOf(table, 2028)).toEqual(['2028-01-01 Break', '2028-01-02 Break']);
});

test('a span that ends before it begins, at no date, or after too many days is left out at its row', () => {
  const spans = [
    '2027-12-24,2027-12-20,A',
    '2027-12-24,soon,B',
    '2027-01-01,2027-12-31,C',
    '1900-01-01,9999-12-31,D',
    '2027-01-01,2027-04-10,E',
  ];
  const table = `From,To,Name\n${spans.join('\n')}\n`;
  expect(faultsOf(table)).toEqual(['2 backwards', '3 notEnd', '4 tooLong', '5 tooLong']);
  expect(daysOf(table)).toHaveLength(100);
});

test('day and month of both ends are told by each other', () => {
  expect(daysOf('Du,Au,Nom\n05/01/2027,13/01/2027,Pause\n')).toHaveLength(9);
  expect(faultsOf('Du,Au,Nom\n05/01/2027,07/01/2027,Pause\n')).toEqual(['2 unclearDate']);
});

test('what is not read is told: columns, second dates, and cells beyond the headings', () => {
  const { unread } = read(
    'Date,Name,Region,Observed,Note\n2027-12-25,Christmas,all,2027-12-27,\n2027-05-17,Constitution Day,,2027-05-17,\n',
  );
  expect(unread).toEqual([
    { heading: 'Region', cells: 1, dates: false },
    { heading: 'Observed', cells: 2, dates: true },
  ]);
  expect(faultsOf('Date,Name\n2027-12-25,Christmas,2027-12-27\n')).toEqual(['2 extraCells']);
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
