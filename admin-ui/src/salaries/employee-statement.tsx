import { WITHOUT_PAY } from '../people/person';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { officePath } from '../paths';
import { useText } from '../i18n/use-text';
import { StatementRecord } from './statement-record';
import { catalogueOf } from '../i18n/catalogue';
import * as english from '../i18n/en/my-salary';

export const messages = catalogueOf({ 'my-salary': english });

/** The statement that an employee prints, as an admin prints it for them. */
export default function EmployeeStatement() {
  const text = useText();
  const { id = '', record = '' } = useParams();
  const {
    data: employee,
    error,
    refetch,
  } = useGetOne<EmployeeRecord & { id: string }>('employees', { id, meta: WITHOUT_PAY });
  const within = { to: officePath.salaryHistory(id), label: text('salaries.history') };
  return (
    <StatementRecord
      {...{ id, record, employee, within }}
      failure={error}
      onTryAgain={() => void refetch()}
    />
  );
}
