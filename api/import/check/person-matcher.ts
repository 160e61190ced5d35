import { EMAIL_MAX, NAME_MAX } from '../../account/account.tables.js';
import type { ImportField } from '../../contract/imports/import-fields.js';
import type { ImportMapping } from '../../contract/imports/import-mapping.js';
import { rowMessage } from '../../contract/imports/row-messages.js';
import { fullName } from '../../contract/text/person-name.js';
import { EMPLOYEE_ID_MAX } from '../../employee/employee.tables.js';
import { folded, uniqueKey } from '../../platform/database/statements/folded-text.js';
import { readEmail } from '../../platform/http/fields/email-field.js';
import { cellsOf, type CellsOf, type RawRow } from '../import-handler.js';
import type { StoredImport } from '../import.tables.js';
import type { EmployeeLookup } from './employee-lookup.js';
import { RowReading, type Cell, type ReadRow, type RowRefusal } from './row-reading.js';

export interface WrittenPerson {
  employeeId?: string | null;
  email?: string | null;
  name?: string | null;
}

export interface FoundPerson {
  id: string;
  name: string;
}

const PERSON_FIELDS = ['employeeId', 'email', 'name'] as const satisfies ImportField[];

export function readPerson(cell: Cell, mapping: ImportMapping): ReadRow<WrittenPerson> {
  const row = new RowReading(cell, mapping, '');
  const [email, name] = [row.text('email', EMAIL_MAX), row.text('name', NAME_MAX)];
  return row.result<WrittenPerson>({
    employeeId: row.text('employeeId', EMPLOYEE_ID_MAX),
    email: email && String(readEmail(email)),
    name: name && fullName(name, mapping.nameOrder),
  });
}

/** A row with the person that it is about, and why it is refused if that is nobody. */
export interface PersonOfRow {
  raw: RawRow;
  cell: Cell;
  written: WrittenPerson;
  person: FoundPerson | undefined;
  faults: RowRefusal[];
}

/** The people that rows are about: by employee ID, else by email address, else by a name that only one has. */
export class PersonMatcher {
  private readonly cells: CellsOf;
  private ids = new Map<string, FoundPerson>();
  private emails = new Map<string, FoundPerson>();
  private names = new Map<string, FoundPerson[]>();

  constructor(
    private readonly company: EmployeeLookup,
    stored: Pick<StoredImport, 'columnsRead'>,
    private readonly mapping: ImportMapping,
  ) {
    this.cells = cellsOf(stored);
  }

  async match(rows: readonly RawRow[]): Promise<PersonOfRow[]> {
    const read = rows.map((raw) => {
      const cell = this.cells(raw);
      return { raw, cell, ...readPerson(cell, this.mapping) };
    });
    await this.load(read.map(({ values }) => values));
    return read.map(({ raw, cell, values: written, faults }) => {
      const person = this.find(written);
      const missing = person || faults.length > 0 ? [] : [this.refusalOf(written)];
      const extra = {
        field: 'employeeId' as const,
        value: written.employeeId ?? '',
        remark: rowMessage('extraCells'),
      };
      return {
        raw,
        cell,
        written,
        person,
        faults: [...faults, ...missing, ...(raw.extra ? [extra] : [])],
      };
    });
  }

  private async load(people: readonly WrittenPerson[]): Promise<void> {
    const by = (wanted: (typeof PERSON_FIELDS)[number]) =>
      people.flatMap((person) => (fieldOf(person) === wanted ? [person[wanted] ?? ''] : []));
    this.ids = await this.company.idsByEmployeeId(by('employeeId').map(uniqueKey));
    this.emails = await this.company.idsByEmail(by('email').map(uniqueKey));
    this.names = new Map();
    for (const found of await this.company.byFoldedName(by('name').map(folded)))
      this.names.set(folded(found.name), [...(this.names.get(folded(found.name)) ?? []), found]);
  }

  private find(person: WrittenPerson): FoundPerson | undefined {
    const found = this.matching(person);
    return found.length === 1 ? found[0] : undefined;
  }

  private refusalOf(person: WrittenPerson): RowRefusal {
    const field = fieldOf(person);
    if (field === undefined)
      return {
        field: PERSON_FIELDS.find((one) => person[one] === null) ?? 'employeeId',
        value: '',
        remark: rowMessage('required'),
      };
    return {
      field,
      value: person[field] ?? '',
      remark: rowMessage(this.matching(person).length > 1 ? 'severalPeople' : 'nobody'),
    };
  }

  private matching(person: WrittenPerson): FoundPerson[] {
    const { employeeId, email, name } = person;
    const field = fieldOf(person);
    if (field === 'name') return this.names.get(folded(name ?? '')) ?? [];
    const found =
      field === 'email'
        ? this.emails.get(uniqueKey(email ?? ''))
        : this.ids.get(uniqueKey(employeeId ?? ''));
    return found ? [found] : [];
  }
}

export function shownPerson({
  written,
  person,
}: Pick<PersonOfRow, 'written' | 'person'>): Record<(typeof PERSON_FIELDS)[number], string | null> {
  return {
    employeeId: written.employeeId ?? null,
    email: written.email ?? null,
    name: person?.name ?? written.name ?? null,
  };
}

/** The first one that the row fills decides. */
function fieldOf(person: WrittenPerson): (typeof PERSON_FIELDS)[number] | undefined {
  return PERSON_FIELDS.find((field) => person[field]);
}
