import { useParams } from 'react-router';
import { portalPath } from '../../paths';
import { useText } from '../../i18n/use-text';
import { EmployeeMissing } from '../employee-missing';
import { useOwnEmployee } from '../use-own-employee';
import { StatementRecord } from '../../salaries/statement-record';

export { messages } from '../../i18n/bundles/my-salary';

export default function SalaryStatement() {
  const text = useText();
  const { id = '', record = '' } = useParams();
  const { employee, error, refetch, foreign } = useOwnEmployee(id);
  if (foreign) return <EmployeeMissing failure={undefined} />;
  const within = { to: portalPath.salary(id), label: text('portal.mySalary') };
  return (
    <StatementRecord
      {...{ id, record, employee, within }}
      failure={error}
      onTryAgain={() => void refetch()}
    />
  );
}
