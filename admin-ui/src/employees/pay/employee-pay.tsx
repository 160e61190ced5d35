import { BankAccount } from '../../bank-account/bank-account';
import { useText } from '../../i18n/use-text';
import { PayItems } from '../../pay-items/pay-items';
import { OfficePayslips, useOfficePayslips } from '../../payslip/office-payslips';
import { usePageTitle } from '../../ui/layout/use-page-title';
import type { Employee } from '../employee';
import { EmployeePayslips } from './employee-payslips';
import classes from './employee-pay.module.css';
import { SalarySection } from './salary-section';
import { catalogueOf } from '../../i18n/catalogue';
import * as english from '../../i18n/en/payroll/employee-pay';

export const messages = catalogueOf({ 'payroll/employee-pay': english });

/** Salary, recurring items, bank account and payslips of one person. */
export default function EmployeePay({ employee }: { employee: Employee }) {
  const text = useText();
  const { id, name } = employee;
  const office = useOfficePayslips(id);
  usePageTitle(text('employeePay.title', { name }));
  return (
    <>
      <div className={classes.columns}>
        <div className={classes.side}>
          <SalarySection employee={employee} />
          <BankAccount of={id} name={name} />
        </div>
        <PayItems title={text('payItems.title')} person={{ id, name }} />
      </div>
      <EmployeePayslips employee={employee} />
      <OfficePayslips query={office} />
    </>
  );
}
