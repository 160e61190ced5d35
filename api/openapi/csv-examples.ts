import { LINKS_CSV } from '../auth/links/invitations.js';
import { bankCsv } from '../payroll/bank-file/bank-csv.js';
import { csvHead, csvRows, type CsvColumn } from '../platform/http/csv.js';
import type { EndpointDescription } from '../platform/http/endpoint.js';

/** The file of the rows that the example of the response has. */
export function csvExample(
  csv: NonNullable<EndpointDescription['csv']>,
  response: unknown,
): string {
  const columns = csv as CsvColumn<unknown>[];
  const text =
    typeof csv === 'function'
      ? csv(response as never)
      : csvHead(columns) +
        csvRows(columns, Object.values(response as object).find(Array.isArray) ?? []);
  return withoutByteOrderMark(text);
}

/** The files of calls that answer nothing else, by operation. */
export const FILE_EXAMPLES: Record<string, string> = {
  importRefusedRows:
    'EmpID,Employee_Name,DOB,Why refused\n10088,"Alagbe, Trina",31/02/1981,"Date of Birth 31/02/1981 is not a valid date. Correct it in the file: month/day/year."\n',
  bankFileBank: withoutByteOrderMark(
    bankCsv({
      id: 'PAY-20261130-a1b2c3d-2',
      replaces: 'PAY-20261130-a1b2c3d',
      stage: 'approved',
      company: { name: 'Company', iban: null, bic: null },
      payDate: '2026-11-30',
      currency: 'EUR',
      payments: [
        {
          employeeId: 'EMP-0042',
          name: 'Amara Okafor',
          iban: 'IE64IRCE92050112345678',
          bic: null,
          amount: 416_053,
          state: 'approved',
          reference: 'Salary November 2026, EMP-0042',
        },
      ],
    }),
  ),
  invitationsFile: withoutByteOrderMark(
    csvHead(LINKS_CSV) +
      csvRows(LINKS_CSV, [
        {
          name: 'Amara Okafor',
          employeeId: 'EMP-0042',
          email: 'amara.okafor@company.example',
          link: 'https://hr.company.example/invite#Zk3vT1pQ0sX8mB7cN2wR5yL9aH4dJ6fG-eKiUoVtSxI',
        },
      ]),
  ),
};

function withoutByteOrderMark(text: string): string {
  return text.slice(1);
}
