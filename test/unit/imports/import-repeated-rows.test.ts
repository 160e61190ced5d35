import { describe, expect, test } from '@jest/globals';
import { rowMessage } from '../../../api/contract/imports/row-messages.js';
import { RepeatedRows, type IdentifiedRow } from '../../../api/import/check/repeated-rows.js';

interface Given {
  id?: string;
  faulty?: true;
  [field: string]: string | true | null | undefined;
}

/** The messages of each row, from row 2 on: undefined if it counts. */
async function said(...given: Given[]) {
  const rows = given.map(({ id, faulty, ...values }, index): IdentifiedRow => ({
    row: index + 2,
    identity: id,
    cells: [id ?? '', ...Object.values(values).map(String), faulty ? `bad ${index}` : ''],
    values: { ...(id && { employeeId: id }), ...values },
    faults: faulty ? [{ field: 'dob', value: '', remark: rowMessage('required') }] : [],
    notes: [],
  }));
  const repeated = new RepeatedRows('employees', 'employeeId', (numbers) =>
    Promise.resolve(rows.filter(({ row }) => numbers.includes(row))),
  );
  for (const row of rows) repeated.add(row);
  const found = await repeated.find(rows);
  return rows.map(({ row }) => {
    const repetition = found.get(row);
    if (!repetition?.refusal) return repetition && `repeats ${repetition.countingRow}`;
    const { key, parameters } = repetition.refusal.remark;
    return [key, parameters.row, parameters.fields].filter((part) => part !== undefined).join(' ');
  });
}

const ANA = { id: '7', name: 'Ana', department: 'Sales' };

describe('Duplicate rows of a file', () => {
  test('that are copies are one', async () => {
    expect(await said(ANA, ANA, { ...ANA, id: '8' }, ANA)).toEqual([
      undefined,
      'repeats 2',
      undefined,
      'repeats 2',
    ]);
  });

  test('count by the complete one, even if it is not the first', async () => {
    expect(await said({ ...ANA, faulty: true }, ANA)).toEqual(['repeats 3', undefined]);
    expect(
      await said({ id: '7', name: 'Ana', faulty: true }, ANA, { ...ANA, faulty: true }),
    ).toEqual(['repeats 3', undefined, 'repeats 3']);
  });

  test('count by the one that says most', async () => {
    expect(await said(ANA, { ...ANA, phone: '1' }, { ...ANA, phone: null })).toEqual([
      'repeats 3',
      undefined,
      'repeats 3',
    ]);
  });

  test('that say something else name the fields, since only the admin knows which is right', async () => {
    expect(
      await said(
        ANA,
        { ...ANA, name: 'Bea', department: 'Yard' },
        { ...ANA, name: 'Bea', faulty: true },
      ),
    ).toEqual([undefined, 'repeatsOtherwise 2 name,department', 'repeatsOtherwise 2 name']);
  });

  test('of which none is complete are refused each, unless they are copies', async () => {
    const bad = { ...ANA, faulty: true } as const;
    expect(await said(bad, bad)).toEqual([undefined, 'repeatsRow 2']);
  });

  test('that do not say whom they are about are one only as copies', async () => {
    const nobody = { name: 'Ana' };
    expect(await said(nobody, nobody, { name: 'Bea' })).toEqual([
      undefined,
      'repeats 2',
      undefined,
    ]);
  });
});
