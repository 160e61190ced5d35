import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { CurrencyInUse } from '../company/currency-in-use.js';
import { type CalendarDate, latestFutureDate } from '../contract/calendar-date.js';
import { lastDayBefore } from '../contract/employee/employment-periods.js';
import { amount, averageMinor } from '../contract/money.js';
import { Problem, refusal } from '../contract/problem.js';
import type { SalaryRecord, SalaryWarningRecord } from '../contract/salary/salaries.js';
import type { SalarySummary } from '../contract/salary/salary-responses.js';
import { EmployeeAccess } from '../employee/employee-access.js';
import { EmploymentPeriods } from '../employee/employment-periods.js';
import type { Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import { execute } from '../platform/database/statements/execute.js';
import { newId } from '../platform/database/statements/ids.js';
import { insertRow } from '../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { requireDate } from '../platform/http/fields/date-limits.js';
import { netSalary } from './net-salary.js';
import { isOutsidePayroll } from './outside-payroll.js';
import { SALARY_LIST, salaryRecord, type SalaryRow } from './salary-list.js';
import { salaryWarnings } from './salary-warnings.js';
import type { SalaryDto } from './salary.dto.js';

@Injectable()
export class Salaries {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly employees: EmployeeAccess,
    private readonly periods: EmploymentPeriods,
    private readonly currency: CurrencyInUse,
  ) {}

  add(
    actor: Actor,
    dto: SalaryDto,
  ): Promise<{ salary: SalaryRecord; warnings: SalaryWarningRecord[] }> {
    const latest = latestFutureDate(this.clock.today());
    requireDate('payDate', 'Pay Date', dto.payDate, { latest });
    const pay = {
      basicSalary: dto.basicSalary,
      allowances: dto.allowances ?? 0,
      deductions: dto.deductions ?? 0,
    };
    this.currency.requireFitting(pay);
    const net = netSalary(pay);
    return this.work.write(async (manager) => {
      await this.currency.fix();
      const employee = await this.employees.requireReferenced(dto.employeeId, 'employeeId');
      const id = newId();
      await insertRow(manager, 'salary', {
        id,
        employee_id: employee.id,
        basic_salary: pay.basicSalary,
        allowances: pay.allowances,
        deductions: pay.deductions,
        net_salary: net,
        pay_date: dto.payDate,
        valid: 1,
        created_at: this.clock.now(),
        outside_payroll: (await isOutsidePayroll(manager, dto.payDate)) ? 1 : 0,
      });
      const record = await this.record(id);
      const { basicSalary, allowances, deductions, payDate } = record;
      await this.audit.record(actor, {
        action: 'salary.add',
        subject: 'salary',
        id,
        name: employee.name,
        employeeId: employee.id,
        after: {
          employeeId: employee.employeeId,
          basicSalary,
          allowances,
          deductions,
          netSalary: record.netSalary,
          payDate,
        },
      });
      return { salary: record, warnings: await this.warnings(employee.id, payDate) };
    });
  }

  async warnings(employeeId: string, payDate: CalendarDate): Promise<SalaryWarningRecord[]> {
    const [row] = await this.work.read<{ otherPayDate: CalendarDate | null }>(
      'SELECT MAX(s.pay_date) AS otherPayDate FROM salary s WHERE s.employee_id = ? AND s.valid = 1 AND SUBSTR(s.pay_date, 1, 7) = ? AND s.pay_date <> ?',
      [employeeId, payDate.slice(0, 7), payDate],
    );
    return salaryWarnings({
      lastDay: lastDayBefore(await this.periods.readOne(employeeId), payDate),
      otherPayDate: row?.otherPayDate ?? null,
    });
  }

  void(actor: Actor, id: string, reason: string): Promise<SalaryRecord> {
    return this.work.write(async (manager) => {
      const voided = await execute(
        manager,
        'UPDATE salary SET valid = NULL, voided_at = ?, voided_by = ?, void_reason = ? WHERE id = ? AND valid = 1 AND run_id IS NULL',
        [this.clock.now(), actor.accountId, reason, id],
      );
      const record = await this.record(id);
      if (voided === 0)
        throw record.run !== null && record.voidedAt === null
          ? new Problem('salary.of_payslip', refusal('salary.of_payslip'))
          : new Problem('salary.already_void', refusal('salary.already_void'));
      await this.audit.record(actor, {
        action: 'salary.void',
        subject: 'salary',
        id,
        name: record.employeeId.name,
        employeeId: record.employeeId._id,
        before: { void: null },
        after: { void: reason },
      });
      return record;
    });
  }

  async summary(employeeId: string | undefined): Promise<SalarySummary> {
    const [row] = await this.work.read<{ valid: number | string | null; paid: string | null }>(
      'SELECT SUM(valid) AS valid, CAST(SUM(CASE WHEN valid = 1 THEN net_salary ELSE 0 END) AS CHAR) AS paid FROM salary WHERE employee_id = ?',
      [employeeId ?? ''],
    );
    const records = Number(row?.valid ?? 0);
    const paid = BigInt(row?.paid ?? 0);
    return { records, totalPaid: amount(paid), averageSalary: amount(averageMinor(paid, records)) };
  }

  private async record(id: string): Promise<SalaryRecord> {
    const sql = `SELECT ${SALARY_LIST.columns} FROM ${SALARY_LIST.table} ${Object.values(SALARY_LIST.joins).join(' ')} WHERE s.id = ?`;
    const [row] = await this.work.read<SalaryRow>(sql, [id]);
    if (!row) throw new Problem('salary.not_found', refusal('salary.not_found'));
    return salaryRecord(row);
  }
}
