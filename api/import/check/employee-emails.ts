import { rowMessage, type RowMessage } from '../../contract/imports/row-messages.js';
import { uniqueKey } from '../../platform/database/statements/folded-text.js';
import type { EmployeeLookup, ExistingEmployee } from './employee-lookup.js';
import type { ParsedEmployee } from './employee-parser.js';
import type { FileEmployees } from './file-employees.js';
import { GeneratedEmails } from './generated-emails.js';
import type { RowRefusal } from './row-reading.js';

/** Each address belongs to one account; people without one get one by the pattern. */
export class EmployeeEmails {
  private readonly generated: GeneratedEmails;
  private owners = new Map<string, { accountId: string; name: string }>();

  constructor(
    pattern: string,
    private readonly company: EmployeeLookup,
    private readonly file: FileEmployees,
  ) {
    this.generated = new GeneratedEmails(pattern, company, file);
  }

  async load(rows: ParsedEmployee[]): Promise<void> {
    this.owners = await this.company.emailOwners(
      rows.flatMap(({ values }) => (values.email ? [uniqueKey(values.email)] : [])),
    );
  }

  refusals(
    { identity, values: { email } }: ParsedEmployee,
    person: ExistingEmployee | undefined,
  ): RowRefusal[] {
    if (!email) return [];
    const refused = (remark: RowMessage) => [{ field: 'email' as const, value: email, remark }];
    const claim = this.file.emailClaim(uniqueKey(email));
    if (claim && claim.identity !== identity)
      return refused(rowMessage('emailInRow', { row: claim.row }));
    const owner = this.owners.get(uniqueKey(email));
    return !owner || owner.accountId === person?.account_id
      ? []
      : refused(rowMessage('emailTaken', { name: owner.name }));
  }

  async generate(rows: ParsedEmployee[]): Promise<void> {
    const people = rows.flatMap(({ values }) =>
      !values.email && values.name && values.employeeId
        ? [{ values, name: values.name, employeeId: values.employeeId }]
        : [],
    );
    const emails = await this.generated.generate(people);
    people.forEach(({ values }, index) => (values.email = emails[index]));
  }
}
