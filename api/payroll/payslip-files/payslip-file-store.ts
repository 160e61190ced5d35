import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { FileMatch, PayslipFileRecord } from '../../contract/payroll/payslip-files.js';
import { lockRecord } from '../../platform/database/statements/record-version.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { payslipFileNotFound } from '../access.js';

export interface FileRow {
  id: string;
  name: string;
  bytes: number;
  runId: string;
  employeeId: string | null;
  employeeNumber: string | null;
  employeeName: string | null;
  accountId: string | null;
  matchedBy: FileMatch | null;
  from: string;
  publishedAt: number | string | null;
}

const FILES = `SELECT f.id, f.name, f.size AS bytes, f.run_id AS runId, f.employee_id AS employeeId, e.employee_id AS employeeNumber, a.name AS employeeName, e.account_id AS accountId, f.matched_by AS matchedBy, p.start_date AS "from",
    f.published_at AS publishedAt
  FROM payslip_file f JOIN pay_period p ON p.id = f.period_id LEFT JOIN employee e ON e.id = f.employee_id LEFT JOIN account a ON a.id = e.account_id`;

@Injectable()
export class PayslipFileStore {
  constructor(private readonly work: UnitOfWork) {}

  async require(id: string): Promise<FileRow> {
    const row = await this.find(id);
    if (!row) throw payslipFileNotFound();
    return row;
  }

  async find(id: string): Promise<FileRow | undefined> {
    const [row] = await this.work.read<FileRow>(`${FILES} WHERE f.id = ?`, [id]);
    return row;
  }

  /** With its run, so that its files are not published meanwhile. */
  async lock(manager: EntityManager, id: string): Promise<FileRow> {
    await lockRecord(manager, 'pay_run', (await this.require(id)).runId);
    return this.require(id);
  }

  /** Those without a person first. */
  ofRun(runId: string): Promise<FileRow[]> {
    return this.work.read<FileRow>(
      `${FILES} WHERE f.run_id = ? ORDER BY CASE WHEN f.employee_id IS NULL THEN 0 ELSE 1 END, f.name, f.id`,
      [runId],
    );
  }

  async content(id: string): Promise<Buffer> {
    const [content] = await this.work.read<{ bytes: Buffer }>(
      'SELECT bytes FROM payslip_file WHERE id = ?',
      [id],
    );
    if (!content) throw payslipFileNotFound();
    return Buffer.from(content.bytes);
  }
}

export function fileRecord({
  id,
  name,
  bytes,
  employeeId,
  employeeNumber,
  employeeName,
  matchedBy,
  publishedAt,
}: FileRow): PayslipFileRecord {
  const employee =
    employeeId === null
      ? null
      : { _id: employeeId, employeeId: employeeNumber ?? '', name: employeeName ?? '' };
  return {
    _id: id,
    name,
    bytes: Number(bytes),
    employee,
    matchedBy,
    publishedAt: publishedAt === null ? null : new Date(Number(publishedAt)).toISOString(),
  };
}
