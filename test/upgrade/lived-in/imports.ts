import type { ImportMapping } from '../../../api/contract/imports/import-mapping.js';
import type { ImportRecord } from '../../../api/contract/imports/imports.js';
import { accepted } from '../../support/client.js';
import { applied, uploadFile, checked, waitForImport } from '../../support/imports.js';
import { ADMIN } from '../../support/server.js';
import type { Company } from './company.js';

const DATES = { dateOrder: 'year-first' } as const;
const READ = { ...DATES, decimalSign: '.', payPeriod: 'month' } as const;

/** One file of each kind: imported, one of them taken back, and another that waits for its import. */
export async function bringFiles(company: Company): Promise<void> {
  const { admin } = company.clients;
  accepted(await admin.confirm(ADMIN.password));
  const bringIn = async (
    kind: string,
    lines: string[],
    changes: Partial<ImportMapping> = {},
  ): Promise<ImportRecord> => {
    const job = await checked(
      admin,
      kind,
      lines.join('\n'),
      { ...DATES, ...changes },
      `${kind}.csv`,
    );
    const after = await applied(admin, job);
    if (after.state !== 'Applied') throw new Error(`Not imported: ${JSON.stringify(after)}`);
    return after;
  };
  await people(company);
  const salaries = await bringIn(
    'salaries',
    [
      'Employee ID,Pay Date,Basic Salary,Allowances,Deductions,Net Salary',
      'EMP-0901,2024-01-31,4200.50,150,0.05,4350.45',
      'EMP-0902,2024-01-31,3000,,,',
    ],
    { decimalSign: '.' },
  );
  accepted(await admin.post(`/import/undo/${salaries._id}`));
  const undone = await waitForImport(admin, salaries);
  if (undone.state !== 'Undone') throw new Error(`Not undone: ${JSON.stringify(undone)}`);
  await bringIn('leaves', [
    'Employee ID,Leave Type,Start Date,End Date,Reason,Status,Note,Applied Date',
    'EMP-0901,Annual Leave,2026-06-01,2026-06-03,At the sea,Approved,Enjoy,2026-05-01',
  ]);
  await bringIn(
    'balances',
    ['Employee ID,Leave Type,Balance,Counts From,Use By', 'EMP-0902,Annual Leave,3.5,2026-01-01,'],
    { balanceMeaning: 'on-top' },
  );
}

async function people({ clients: { admin } }: Company): Promise<void> {
  const headings =
    'Employee ID,Full Name,Email Address,Date of Birth,Gender,Marital Status,Department,Designation,Salary,Hire Date';
  const lines = (from: number, names: string[]) =>
    [
      headings,
      ...names.map(
        (name, n) =>
          `EMP-0${from + n},${name},person.${from + n}@company.example,1990-05-1${n},female,single,Sales,Seller,"3,100.00",2023-02-0${n + 1}`,
      ),
    ].join('\n');
  const { import: job, proposal } = accepted(
    await uploadFile(admin, 'employees', lines(901, ['Ida Berg', 'Ola Nordmann', 'Kari Ås'])),
  );
  const mapping = { ...proposal, ...READ };
  accepted(await admin.post(`/import/check/${job._id}`, { mapping, saveAs: 'The list of HR' }));
  await waitForImport(admin, job);
  const after = await applied(admin, job);
  if (after.state !== 'Applied') throw new Error(`Not imported: ${JSON.stringify(after)}`);
  await checked(admin, 'employees', lines(911, ['Nora Vik', 'Per Vik']), READ);
}
