import { useText } from '../i18n/use-text';
import { Amount } from './amount';
import { PaidOn } from './paid-on';
import type { Salary } from './salary';
import { SalaryActions } from './salary-actions';
import classes from './salary-card.module.css';

export function SalaryCard({ salary }: { salary: Salary }) {
  const text = useText();
  const unseen = (words: string) => <span className="visually-hidden">{words} </span>;
  return (
    <>
      <div className={classes.head}>
        {unseen(text('salaries.payDate'))}
        <PaidOn salary={salary} />
        <span>
          {unseen(text('salaries.netSalary'))}
          <Amount of={salary} part="netSalary" />
        </span>
      </div>
      <p className={classes.parts}>
        {unseen(text('salaries.basicSalary'))}
        <Amount of={salary} part="basicSalary" />
        {unseen(text('salaries.allowances'))} + <Amount of={salary} part="allowances" /> {unseen(text('salaries.deductions'))}
        {salary.deductions ? '' : '− '}
        <Amount of={salary} part="deductions" />
      </p>
      <SalaryActions salary={salary} />
    </>
  );
}
