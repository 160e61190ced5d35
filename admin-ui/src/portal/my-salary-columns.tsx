import { useText } from '../i18n/use-text';
import columns from '../lists/columns.module.css';
import type { PlainColumn } from '../lists/plain-table';
import { Amount } from '../salaries/amount';
import { PaidOn } from '../salaries/paid-on';
import type { Salary } from '../salaries/salary';
import classes from './my-salary.module.css';
import { StatementLink } from './salary-statement-link';

export function useSalaryColumns(owner: string): PlainColumn<Salary>[] {
  const text = useText();
  const className = columns.number;
  return [
    { label: text('salaries.employeeId'), render: ({ employeeId }) => <bdi>{employeeId?.employeeId ?? text('app.notAvailable')}</bdi> },
    { label: text('salaries.basicSalary'), className, render: (salary) => <Amount of={salary} part="basicSalary" /> },
    { label: text('salaries.allowances'), className, render: (salary) => <Amount of={salary} part="allowances" /> },
    { label: text('salaries.deductions'), className, render: (salary) => <Amount of={salary} part="deductions" /> },
    { label: text('salaries.netSalary'), className: `${className} ${classes.net}`, source: 'netSalary', render: (salary) => <Amount of={salary} part="netSalary" /> },
    { label: text('salaries.payDate'), className: `${className} ${classes.date}`, source: 'payDate', sortByOrder: 'DESC', render: (salary) => <PaidOn salary={salary} /> },
    { label: text('portal.salary.statement'), className: columns.actions, render: (salary) => <StatementLink salary={salary} owner={owner} /> },
  ];
}
