import { useParams } from 'react-router';
import { useUser } from '../../api/session';
import { useText } from '../../i18n/use-text';
import { portalPath } from '../../paths';
import { PayslipScreen } from '../../payslip/payslip-screen';
import { catalogueOf } from '../../i18n/catalogue';
import * as english from '../../i18n/en/my-salary';

export const messages = catalogueOf({ 'my-salary': english });

/** An admin reads those of others in the back office. */
export default function MyPayslip() {
  const text = useText();
  const { id = '' } = useParams();
  const user = useUser();
  const within = { to: portalPath.salary(user?._id ?? ''), label: text('portal.mySalary') };
  return <PayslipScreen id={id} within={within} owner={user?.employeeId ?? null} />;
}
