import { writeXlsx } from 'hucre/xlsx';
import {
  ADDRESS_PARTS,
  IMPORT_FIELDS,
  NAME_PARTS,
  type ImportField,
  type ImportFieldDefinition,
  type ImportKind,
} from '../../contract/imports/import-fields.js';
import { CHOICES } from './value-words.js';

/** Names are in one column, and managers, approvers and deputies by name; pay is asked about for all rows. Void records are not imported, and balances have a template of their own. */
const LEFT_OUT: { [kind in ImportKind]?: readonly ImportField[] } = {
  employees: [
    ...NAME_PARTS,
    ...ADDRESS_PARTS,
    'payPeriod',
    'currency',
    'earlierEmployments',
    'managerId',
    'approverId',
    'deputyId',
    'countsFrom',
    'useBy',
  ],
  jobs: ['managerId', 'approverId', 'inForce'],
  salaries: ['currency', 'void'],
};
const ROWS = 5_000;
const LONGEST_LIST = 255;
const NARROW = 14;
const WIDE = 24;

/** An empty workbook whose headings the import maps by itself, with lists to choose from where only some values are known. */
export async function templateWorkbook(kind: ImportKind, choices = CHOICES): Promise<Buffer> {
  const fields = Object.entries<ImportFieldDefinition>(IMPORT_FIELDS[kind]).filter(
    ([field]) => !LEFT_OUT[kind]?.includes(field as ImportField),
  );
  const workbook = await writeXlsx({
    sheets: [
      {
        name: 'Import',
        rows: [fields.map(([, { label }]) => label)],
        columns: fields.map(([field, { kind: own }]) => ({
          width: own === 'text' && field !== 'employeeId' ? WIDE : NARROW,
        })),
        cells: new Map(
          fields.map((_, column) => [`0,${column}`, { style: { font: { bold: true } } }]),
        ),
        freezePane: { rows: 1 },
        dataValidations: fields.flatMap(([field], column) => {
          const values = choices[field as ImportField];
          return values && fitsInList(values)
            ? [
                {
                  type: 'list' as const,
                  values: [...values],
                  allowBlank: true,
                  range: `${columnName(column)}2:${columnName(column)}${ROWS}`,
                },
              ]
            : [];
        }),
      },
    ],
  });
  return Buffer.from(workbook);
}

/** A workbook takes lists of some length. */
function fitsInList(values: readonly string[]): boolean {
  return values.length > 0 && values.join(',').length <= LONGEST_LIST;
}

/** Fewer than 26 fields. */
function columnName(column: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + column);
}
