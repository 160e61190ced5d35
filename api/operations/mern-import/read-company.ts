import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { documentsIn } from './collection-file.js';
import type { OldCompany } from './company.js';
import { COLLECTIONS, type Collection, type ImportReport } from './import-report.js';
import { OldAccounts, type NamedPhoto } from './old-accounts.js';
import { OldDepartments } from './old-departments.js';
import { OldDocument, type ReadingContext } from './old-document.js';
import { OldEmployees } from './old-employees.js';
import { OldLeaves } from './old-leaves.js';
import { OldSalaries } from './old-salaries.js';
import { UnusableExport } from './unusable-export.js';

export interface ExistingRecords {
  accounts: ConstructorParameters<typeof OldAccounts>[1];
  departments: ConstructorParameters<typeof OldDepartments>[1];
}

export async function readCompany(
  folder: string,
  existing: ExistingRecords,
  context: ReadingContext,
  report: ImportReport,
  log: (line: string) => void,
): Promise<{ company: OldCompany; photos: NamedPhoto[] }> {
  await requireFiles(folder);
  const accounts = new OldAccounts(context, existing.accounts);
  const departments = new OldDepartments(context, existing.departments);
  const employees = new OldEmployees(context, accounts, departments);
  const salaries = new OldSalaries(context, employees);
  const leaves = new OldLeaves(context, employees, accounts);

  const readers: Record<Collection, { read(document: OldDocument): void }> = {
    users: accounts,
    departments,
    employees,
    salaries,
    leaves,
  };
  for (const collection of COLLECTIONS) {
    const ids = new Set<string>();
    for await (const content of documentsIn(fileOf(folder, collection))) {
      const document = new OldDocument(collection, content, report);
      if (document.id !== '' && ids.has(document.id))
        document.refuse('_id', document.id, 'This document is in the file twice.');
      else readers[collection].read(document);
      ids.add(document.id);
      document.close();
    }
    log(`${collection}: ${ids.size} read`);
  }
  accounts.noteUsersWithoutEmployee(new Set(employees.all.map(({ account }) => account)));
  return {
    company: {
      accounts: accounts.all,
      departments: departments.all,
      employees: employees.all,
      salaries: salaries.all,
      leaves: leaves.withoutOverlaps(),
    },
    photos: [...accounts.photos.values()],
  };
}

function fileOf(folder: string, collection: Collection): string {
  return join(folder, `${collection}.json`);
}

/** A missing file must not pass for an empty collection. */
async function requireFiles(folder: string): Promise<void> {
  const exists = await Promise.all(
    COLLECTIONS.map((collection) =>
      stat(fileOf(folder, collection)).then(
        (file) => file.isFile(),
        () => false,
      ),
    ),
  );
  const missing = COLLECTIONS.filter((_, index) => !exists[index]);
  if (missing.length === 0) return;
  const [first = ''] = missing;
  throw new UnusableExport(
    `${missing.map((collection) => `${collection}.json`).join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing in ${folder}.\n` +
      `Make each collection's file by: mongoexport --uri=… --collection=${first} --out=${first}.json\nAn empty file stands for a collection that has no documents.`,
  );
}
