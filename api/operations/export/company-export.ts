import { createHash } from 'node:crypto';
import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VERSION } from '../../platform/config/version.js';
import type { Snapshot } from '../../platform/database/connection/snapshot.js';
import type { Condition, ListDefinition } from '../../platform/database/lists/list-definition.js';
import { countRows, readBatches } from '../../platform/database/lists/list-reader.js';
import { csvHead, csvRows } from '../../platform/http/csv.js';
import { writeExportFile, ExportFile, type FileSummary } from './export-file.js';
import {
  ADMIN_NOTIFICATIONS,
  ADMIN_NOTIFICATIONS_READ,
  AUDIT,
  NOTIFICATIONS,
} from './exported-history.js';
import { LEAVE_ENTRIES } from './exported-leave-entries.js';
import {
  COVERAGE_RULES,
  LEAVE_POLICIES,
  LEAVE_POLICY_VERSIONS,
  LEAVE_TYPES,
} from './exported-leave-rules.js';
import {
  PAY_ASSIGNMENTS,
  PAY_COMPONENTS,
  PAY_HOLDS,
  PAYROLL_SIGNATURES,
  PAY_PERIODS,
  PAY_RUN_PEOPLE,
  PAY_RUNS,
  PAYROLL_SETTINGS,
  PAYROLL_SETTING_VERSIONS,
  PAYSLIP_FILES,
  PAYSLIPS,
  RECOVERY_ENDS,
} from './exported-payroll.js';
import {
  ACCOUNTS,
  BANK_ACCOUNTS,
  EARLIER_EMPLOYMENTS,
  EMPLOYMENT_TYPES,
  JOB_FACTS,
  EMPLOYEES,
  IMAGES,
} from './exported-people.js';
import {
  COMPANY,
  DEPARTMENT_HEADS,
  DEPARTMENTS,
  LEAVE_STEPS,
  LEAVES,
  SALARIES,
  SALARY_REVISIONS,
} from './exported-records.js';
import { csvColumnsOf, listOf, type ExportedTable } from './exported-table.js';
import {
  ASSIGNMENTS,
  HOLIDAY_CALENDARS,
  HOLIDAYS,
  WORK_PATTERNS,
} from './exported-working-time.js';
import type { Progress } from './progress.js';

export const EXPORTED_TABLES: ExportedTable[] = [
  COMPANY,
  DEPARTMENTS,
  DEPARTMENT_HEADS,
  ACCOUNTS,
  EMPLOYEES,
  EARLIER_EMPLOYMENTS,
  EMPLOYMENT_TYPES,
  JOB_FACTS,
  IMAGES,
  SALARIES,
  SALARY_REVISIONS,
  BANK_ACCOUNTS,
  PAYROLL_SETTINGS,
  PAYROLL_SETTING_VERSIONS,
  PAY_COMPONENTS,
  PAY_ASSIGNMENTS,
  PAY_PERIODS,
  PAY_RUNS,
  PAY_RUN_PEOPLE,
  PAY_HOLDS,
  PAYROLL_SIGNATURES,
  PAYSLIPS,
  PAYSLIP_FILES,
  RECOVERY_ENDS,
  WORK_PATTERNS,
  HOLIDAY_CALENDARS,
  HOLIDAYS,
  ASSIGNMENTS,
  LEAVE_TYPES,
  LEAVE_POLICIES,
  LEAVE_POLICY_VERSIONS,
  COVERAGE_RULES,
  LEAVES,
  LEAVE_STEPS,
  LEAVE_ENTRIES,
  NOTIFICATIONS,
  ADMIN_NOTIFICATIONS,
  ADMIN_NOTIFICATIONS_READ,
  AUDIT,
];

const IMAGES_FOLDER = 'images';
const FOLDERS = new Set(
  EXPORTED_TABLES.flatMap(({ images }) => (images ? [images.folder ?? IMAGES_FOLDER] : [])),
);

export class ExportFolderError extends Error {}

/** Written last: an export without it is incomplete. */
interface Manifest {
  format: 'employee-management-system export';
  formatVersion: number;
  version: string;
  company: string;
  exportedAt: string;
  files: Record<string, FileSummary & { rows: number }>;
}

type Row = Record<string, unknown>;

/** The folder must be new or empty. Memory holds one batch of rows and one image at a time. */
export async function exportCompany(
  snapshot: Snapshot,
  folder: string,
  company: string,
  progress: Progress,
): Promise<Manifest> {
  await prepareFolder(folder);
  const files: Manifest['files'] = {};
  for (const table of EXPORTED_TABLES) {
    const { images } = table;
    const addImage = images && ((row: Row) => writeImage(snapshot, folder, images, row));
    files[table.file] = await writeTable(snapshot, folder, table, progress, addImage);
  }
  const manifest: Manifest = {
    format: 'employee-management-system export',
    formatVersion: 2,
    version: VERSION,
    company,
    exportedAt: new Date().toISOString(),
    files,
  };
  await writeExportFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** Only the owner may read the folder, as it contains everybody's pay. */
async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST'
      ? new ExportFolderError(`${folder} is a file. An export needs a folder of its own.`)
      : error;
  });
  if ((await readdir(folder)).length > 0)
    throw new ExportFolderError(`${folder} is not empty. An export needs a folder of its own.`);
  await chmod(folder, 0o700);
  for (const name of FOLDERS) await mkdir(join(folder, name), { mode: 0o700 });
}

async function writeTable(
  snapshot: Snapshot,
  folder: string,
  table: ExportedTable,
  progress: Progress,
  completeRow?: (row: Row) => Promise<void>,
): Promise<FileSummary & { rows: number }> {
  const list: ListDefinition = listOf(table);
  const conditions: Condition[] = table.where
    ? [{ sql: table.where, parameters: [], joins: list.rowJoins }]
    : [];
  const columns = csvColumnsOf(table);
  const total = await countRows(snapshot, list, conditions);
  const file = await ExportFile.begin(join(folder, table.file));
  let rows = 0;
  try {
    await file.add(csvHead(columns));
    for await (const batch of readBatches<Row>(snapshot, list, { descending: false, conditions })) {
      if (completeRow) for (const row of batch) await completeRow(row);
      await file.add(csvRows(columns, batch));
      rows += batch.length;
      if (rows < total) progress(table.file, rows, total);
    }
  } catch (error) {
    await file.abandon();
    throw error;
  }
  progress(table.file, rows, rows);
  return { rows, ...(await file.finish()) };
}

async function writeImage(
  { read }: Snapshot,
  folder: string,
  images: NonNullable<ExportedTable['images']>,
  row: Row,
): Promise<void> {
  if (row[images.id] === null) return;
  const id = String(row[images.id]);
  const {
    from,
    content: column = 'content',
    folder: name = IMAGES_FOLDER,
    ending = 'webp',
  } = images;
  const [image] = await read<{ content: Buffer }>(
    `SELECT ${column} AS content FROM ${from} WHERE id = ?`,
    [id],
  );
  const content = image?.content ?? Buffer.alloc(0);
  await writeFile(join(folder, name, `${id}.${ending}`), content, { flag: 'wx', mode: 0o600 });
  row['SHA-256'] = createHash('sha256').update(content).digest('hex');
}
