import { useParams } from 'react-router';
import { useText } from '../i18n/use-text';
import { officePath } from '../paths';
import { PayslipScreen } from '../payslip/payslip-screen';
import { catalogueOf } from '../i18n/catalogue';
import * as english from '../i18n/en/my-salary';

export const messages = catalogueOf({ 'my-salary': english });

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
