import { useParams } from 'react-router';
import { portalPath } from '../../paths';
import { useText } from '../../i18n/use-text';
import { EmployeeMissing } from '../employee-missing';
import { useOwnEmployee } from '../use-own-employee';
import { StatementRecord } from '../../salaries/statement-record';
import { catalogueOf } from '../../i18n/catalogue';
import * as english from '../../i18n/en/my-salary';

export const messages = catalogueOf({ 'my-salary': english });

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
