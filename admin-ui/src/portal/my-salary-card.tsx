import { useText } from '../i18n/use-text';
import { Amount } from '../salaries/amount';
import { PaidOn } from '../salaries/paid-on';
import type { Salary } from '../salaries/salary';
import classes from './my-salary.module.css';
import { StatementLink } from './salary-statement-link';

export function MySalaryCard({ salary, owner }: { salary: Salary; owner: string }) {
  const text = useText();
  const unseen = (words: string) => <span className="visually-hidden">{words} </span>;
  return (
    <div className={classes.card}>
      <p>
        {unseen(text('salaries.payDate'))}
        <PaidOn salary={salary} />
        <span>
          {unseen(text('salaries.netSalary'))}
          <Amount of={salary} part="netSalary" />
        </span>
      </p>
      <p>
        {unseen(text('salaries.basicSalary'))}
        <Amount of={salary} part="basicSalary" /> + {unseen(text('salaries.allowances'))}
        <Amount of={salary} part="allowances" /> {salary.deductions ? '' : '− '}
        {unseen(text('salaries.deductions'))}
        <Amount of={salary} part="deductions" />
      </p>
      <div className={classes.end}>
        <StatementLink salary={salary} owner={owner} />
        <bdi>{salary.voidReason}</bdi>
      </div>
    </div>
  );
}
