import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { documentsIn } from '../../api/operations/mern-import/collection-file.js';
import { readDocument, type Content } from '../../api/operations/mern-import/extended-json.js';
import { Decimal, FORMS, ObjectId, writeExport, written } from '../support/tutorial-export.js';

test.each<[string, unknown]>([
  ['{"$oid":"65A1B2C3D4E5F60718293A4B"}', '65a1b2c3d4e5f60718293a4b'],
  ['{"$date":"2024-02-29T00:00:00Z"}', new Date('2024-02-29T00:00:00Z')],
  ['{"$date":"2024-02-29T01:00:00.000+0100"}', new Date('2024-02-29T00:00:00Z')],
  ['{"$date":1709164800000}', new Date('2024-02-29T00:00:00Z')],
  ['{"$date":{"$numberLong":"-1000"}}', new Date(-1000)],
  ['{"$date":"yesterday"}', '"yesterday"'],
  ['{"$numberInt":"-7"}', -7],
  ['{"$numberDouble":"0.30000000000000004"}', 0.1 + 0.2],
  ['{"$numberLong":"9007199254740993"}', '9007199254740993'],
  ['{"$numberDecimal":"1234.565"}', '1234.565'],
  ['{"$undefined":true}', null],
  ['[{"$numberInt":"1"},{"deep":{"$oid":"ab"}}]', [1, { deep: 'ab' }]],
  ['{"$numberInt":"1","more":2}', { $numberInt: '1', more: 2 }],
  ['"{\\"$oid\\":\\"text\\"}"', '{"$oid":"text"}'],
])('%s is read', (json, value) =>
  expect(readDocument(`{"field":${json}}`)).toEqual({ field: value }),
);

test('a field named like a prototype is a field', () => {
  const document = readDocument('{"__proto__":{"role":"admin"},"name":"x"}');
  expect(document.role).toBeUndefined();
  expect(Object.keys(document)).toEqual(['__proto__', 'name']);
});

describe('a collection', () => {
  const records = [
    {
      _id: new ObjectId(1),
      text: 'braces } { and "quotes\\" [',
      amount: new Decimal('1.10'),
      born: new Date('1961-05-06T00:00:00Z'),
    },
    { _id: new ObjectId(2), text: 'Zoë 🙂\n', list: [{ a: {} }], none: null },
    { _id: new ObjectId(3) },
  ];

  const read = async (bytes: string | Uint8Array): Promise<Content[]> => {
    const { folder, remove } = writeExport({
      users: [],
      departments: [],
      employees: [],
      salaries: [],
      leaves: [],
    });
    const file = join(folder, 'users.json');
    writeFileSync(file, bytes);
    const found: Content[] = [];
    try {
      for await (const document of documentsIn(file)) found.push(document);
    } finally {
      remove();
    }
    return found;
  };

  test.each(FORMS)('is the same in %s', async (form) => {
    const found = await read(written(records, form));
    expect(found).toHaveLength(3);
    expect(found[0]).toEqual({
      _id: new ObjectId(1).hex,
      text: records[0]?.text,
      amount: '1.10',
      born: new Date('1961-05-06T00:00:00Z'),
    });
    expect(found[1]).toMatchObject({ text: 'Zoë 🙂\n', list: [{ a: {} }], none: null });
  });

  test('is read across the pieces in which a file comes', async () => {
    const many = Array.from({ length: 3_000 }, (_, n) => ({
      _id: new ObjectId(n),
      text: `ß{${'ä'.repeat(n % 300)}"`,
    }));
    const found = await read(written(many, 'version 2 relaxed, array'));
    expect(found.map(({ text }) => text)).toEqual(many.map(({ text }) => text));
  });

  test('may begin with a byte order mark, be empty or have no documents', async () => {
    expect(await read(`\ufeff${written(records, 'version 1, lines')}`)).toHaveLength(3);
    expect(await read('')).toEqual([]);
    expect(await read('[]\n')).toEqual([]);
  });

  test.each<[string, string | Uint8Array, RegExp]>([
    ['is cut off within a document', '[{"a":1},{"b":', /users\.json is cut off after 1 documents/],
    ['is cut off within an array', '[{"a":1},', /cut off after 1 documents/],
    ['is CSV', '_id,name\n1,x\n', /not what mongoexport writes/],
    ['is UTF-16', Buffer.from('\ufeff{"a":1}', 'utf16le'), /not what mongoexport writes/],
    ['goes on after its array', '[{"a":1}]{"b":2}', /not what mongoexport writes/],
    ['has a document that is no JSON', '{"a":1}\n{a:1}\n', /Document 2 of users\.json/],
    ['is in Windows-1252', Buffer.from('{"a":"\xe9"}', 'latin1'), /Document 1 of users\.json/],
  ])('that %s is refused', async (_, bytes, text) => expect(read(bytes)).rejects.toThrow(text));
});
