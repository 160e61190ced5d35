import { expect, test } from '@jest/globals';
import { differences } from '../upgrade/stored-fields.js';

const STORED = { name: 'Zoë', lines: [{ days: 2, note: null }, { days: 0.5 }], total: 2.5 };

test.each<[string, unknown, string[]]>([
  ['the same', structuredClone(STORED), []],
  [
    'a later version that adds fields, at every depth',
    { ...STORED, approver: 'Amara', lines: [{ days: 2, note: null, half: true }, { days: 0.5 }] },
    [],
  ],
  ['another value', { ...STORED, total: 3 }, ['$.total: 2.5, now 3']],
  ['text in place of a number', { ...STORED, total: '2.5' }, ['$.total: 2.5, now "2.5"']],
  [
    'a field that is gone, also one that was empty',
    { name: 'Zoë', total: 2.5, lines: [{ days: 2 }, { days: 0.5 }] },
    ['$.lines.0.note: gone'],
  ],
  [
    'another order',
    { ...STORED, lines: [{ days: 0.5 }, { days: 2, note: null }] },
    ['$.lines.0.days: 2, now 0.5', '$.lines.0.note: gone', '$.lines.1.days: 0.5, now 2'],
  ],
  ['one item more', { ...STORED, lines: [...STORED.lines, {}] }, ['$.lines: 2 items, now 3']],
  ['no list', { ...STORED, lines: {} }, [`$.lines: ${JSON.stringify(STORED.lines)}, now {}`]],
  ['nothing', null, [`$: ${JSON.stringify(STORED)}, now null`]],
])('stored fields are compared with %s', (_, found, told) => {
  expect(differences(STORED, found)).toEqual(told);
});
