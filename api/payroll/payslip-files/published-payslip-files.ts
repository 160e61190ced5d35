import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type { PublishedPayslipFile } from '../../contract/payroll/payslip-files.js';
import { EmployeeAccess } from '../../employee/employee-access.js';
import type { Actor } from '../../platform/access/actor.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { IS_PUBLISHED } from '../access.js';

interface FileRow {
  id: string;
  name: string;
  bytes: number | string;
  from: CalendarDate;
  to: CalendarDate;
  publishedAt: number | string;
}

const FILES = `SELECT f.id, f.name, f.size AS bytes, p.start_date AS "from", p.end_date AS "to", f.published_at AS publishedAt
  FROM payslip_file f JOIN pay_period p ON p.id = f.period_id
  WHERE f.employee_id = ? AND ${IS_PUBLISHED}
  ORDER BY p.start_date DESC, f.id DESC`;

/** The PDFs of a payroll office that one person was given, whether or not there is a payslip of the period. */
@Injectable()
export class PublishedPayslipFiles {
  constructor(
    private readonly work: UnitOfWork,
    private readonly employees: EmployeeAccess,
  ) {}

  async list(
    actor: Actor,
    id: string,
  ): Promise<{ employeeId: string | undefined; files: PublishedPayslipFile[] }> {
    const employee = await this.employees.reachForList(actor, id);
    const rows = employee ? await this.work.read<FileRow>(FILES, [employee.id]) : [];
    return { employeeId: employee?.id, files: rows.map(fileRecord) };
  }
}

function fileRecord({ id, name, bytes, from, to, publishedAt }: FileRow): PublishedPayslipFile {
  return {
    _id: id,
    name,
    bytes: Number(bytes),
    period: { from, to },
    publishedAt: new Date(Number(publishedAt)).toISOString(),
  };
}
