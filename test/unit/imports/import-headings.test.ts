import { describe, expect, test } from '@jest/globals';
import { Problem } from '../../../api/contract/problem.js';
import { openTable } from '../../../api/import/file/csv-table.js';
import { suggestedHeadings } from '../../../api/import/file/headings-row.js';
import { isKnownHeading } from '../../../api/import/reading/known-headings.js';

/** Rows of cells between semicolons, blank rows left out as they are in a table. */
const suggested = (...lines: string[]) => {
  const rows = lines.map((line, index) => ({ row: index + 1, cells: line.split(';') }));
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const { row, why } = suggestedHeadings(filled, isKnownHeading);
  return `${row} ${why}`;
};

describe('The row of the headings', () => {
  const PEOPLE = ['10019;Ottilie Faber;Lager;2021-03-01', '10020;Emil Weiss;Lager;2022-06-15'];
  test.each<[string, string[], string]>([
    ['is the first of a plain file', ['EmpID;Name;Department;Hired', ...PEOPLE], '1 known'],
    [
      'stands below lines of title',
      ['Staff list 2026', 'As of;2026-01-01', 'EmpID;Name;Department;Hired', ...PEOPLE],
      '3 known',
    ],
    ['stands below blank lines', ['', '', 'EmpID;Name;Department;Hired', ...PEOPLE], '3 known'],
    [
      'stands below a row of groups, one of which is a known heading',
      ['Person;;Salary;', 'EmpID;Name;Basic Salary;Pay Date', '1;Bo;3000;2026-01-31'],
      '2 known',
    ],
    [
      'is the first where a report repeats it on each page (all above the last one were lost)',
      [
        'EmpID;Name;Department;Hired',
        PEOPLE[0] ?? '',
        'EmpID;Name;Department;Hired',
        PEOPLE[1] ?? '',
      ],
      '1 known',
    ],
    ['is none where the first row is a person', PEOPLE, '0 values'],
    [
      'is none where a first row of words is among those below',
      ['Ottilie Faber;Lager', 'Emil Weiss;Lager', 'Greta Lund;Einkauf'],
      '0 values',
    ],
    [
      'is none where a person has a known heading for a job',
      ['7;Bo Ek;Manager;3000', '8;Al Ry;Clerk;2500', '9;Di Os;Team;2100'],
      '0 values',
    ],
    ['is none in a file of one person', ['10019;Ottilie Faber;Lager;2021-03-01'], '0 values'],
    ['may look like data: years', ['Name;2025;2026', 'Bo Ek;12;20', 'Al Ry;3;25'], '1 known'],
    [
      'is known by what stands below it where none of its words is',
      ['Azonosító;Név;Belépés', '10019;Ottilie Faber;2021-03-01', '10020;Emil Weiss;2022-06-15'],
      '1 unlike',
    ],
    [
      'stands below a title also where none of its words is known',
      ['Dolgozók', 'Azonosító;Név;Belépés', '10019;Ottilie Faber;2021-03-01', '10020;Emil;'],
      '2 unlike',
    ],
    [
      'is the first where nothing tells',
      ['Név;Osztály', 'Ottilie Faber;Lager', 'Emil Weiss;Einkauf'],
      '1 first',
    ],
    ['is the first of a file with one column', ['Name', 'Bo Ek', 'Al Ry'], '1 known'],
    ['is the only one of a file of headings', ['EmpID;Name;Department'], '1 known'],
    ['is the only one of a file of unknown headings', ['Azonosító;Név'], '1 first'],
  ])('%s', (_, lines, expected) => expect(suggested(...lines)).toBe(expected));

  test('is found at once, however long the cells are', () => {
    const long = '@'.repeat(32_000);
    const begun = performance.now();
    expect(suggested(`${long};${long}`, `${long};x`)).toBe('0 values');
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});

describe('A table', () => {
  const open = (text: string, headingsRow?: number) => {
    const { headings, opening, rows } = openTable(Buffer.from(text), headingsRow);
    const { rowsAbove } = opening;
    return {
      headings,
      rowsAbove,
      headingsRow: opening.headingsRow,
      rows: [...rows].map(({ row, cells }) => [row, ...cells]),
    };
  };
  const refused = (text: string, headingsRow?: number) => {
    try {
      open(text, headingsRow);
      return 'read';
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      return JSON.stringify(problem.errors);
    }
  };

  test('without headings keeps its first person, in columns that are counted (the person was lost)', () =>
    expect(open('10019;Ottilie Faber;Lager\n10020;Emil Weiss;Lager;2022-06-15\n')).toEqual({
      headings: ['Column 1', 'Column 2', 'Column 3', 'Column 4'],
      headingsRow: 0,
      rowsAbove: 0,
      rows: [
        [1, '10019', 'Ottilie Faber', 'Lager', ''],
        [2, '10020', 'Emil Weiss', 'Lager', '2022-06-15'],
      ],
    }));

  test('below a title has the headings of its own, and the numbers of the file (the title was taken for headings)', () =>
    expect(open('Staff, all\n\nas of May\nEmpID;Name\n7;Bo\n')).toEqual({
      headings: ['EmpID', 'Name'],
      headingsRow: 4,
      rowsAbove: 2,
      rows: [[5, '7', 'Bo']],
    }));

  test('is read as another row is chosen', () => {
    const text = 'EmpID,Name\nNo,Full\n7,Bo\n';
    expect(open(text, 2)).toMatchObject({ headings: ['No', 'Full'], rowsAbove: 1 });
    expect(open(text, 0).rows).toHaveLength(3);
    expect(open(text, 0).headings).toEqual(['Column 1', 'Column 2']);
  });

  test('has headings in any row, also far below', () => {
    const title = 'Note,\n'.repeat(60);
    const read = open(`${title}EmpID,Name\n7,Bo\n`, 61);
    expect(read).toMatchObject({
      headings: ['EmpID', 'Name'],
      rowsAbove: 60,
      rows: [[62, '7', 'Bo']],
    });
  });

  test.each([
    [4, /headingsRow.*no row 4/],
    [2, /headingsRow.*no row 2, or it is blank/],
    [1, /headingsRow.*Row 1 has one cell only/],
    [5, /file.*no rows/],
  ])('has no headings in row %i', (row, sentence) =>
    expect(refused('Title\n\nEmpID,Name\n', row === 5 ? 3 : row)).toMatch(sentence),
  );
});
