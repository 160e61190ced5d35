import { useParams } from 'react-router';
import { useText } from '../i18n/use-text';
import { officePath } from '../paths';
import { PayslipScreen } from '../payslip/payslip-screen';

export { messages } from '../i18n/bundles/my-salary';

/** The payslip that an employee reads, as an admin reads it. */
export default function EmployeePayslip() {
  const text = useText();
  const { id = '', payslip = '' } = useParams();
  return (
    <PayslipScreen
      id={payslip}
      within={{ to: officePath.salaryHistory(id), label: text('salaries.history') }}
    />
  );
}
