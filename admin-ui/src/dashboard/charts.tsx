import type { ChartsAnswer } from '../../../api/contract/answers.js';
import { HeadcountChart } from './headcount-chart';
import { LeaveChart } from './leave-chart';
import { PayrollChart } from './payroll-chart';

export default function Charts({ data: { headcount, leave, payroll } }: { data: ChartsAnswer }) {
  return (
    <>
      <HeadcountChart departments={headcount} />
      <LeaveChart months={leave} />
      <PayrollChart months={payroll} />
    </>
  );
}
