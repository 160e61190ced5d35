import { useParams } from 'react-router';
import { useUser } from '../../api/session';
import { useText } from '../../i18n/use-text';
import { portalPath } from '../../paths';
import { PayslipScreen } from '../../payslip/payslip-screen';

export { messages } from '../../i18n/bundles/my-salary';

/** An admin reads those of others in the back office. */
export default function MyPayslip() {
  const text = useText();
  const { id = '' } = useParams();
  const user = useUser();
  const within = { to: portalPath.salary(user?._id ?? ''), label: text('portal.mySalary') };
  return <PayslipScreen id={id} within={within} owner={user?.employeeId ?? null} />;
}
