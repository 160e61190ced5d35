import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { officePath } from '../../paths';
import { useText } from '../../i18n/use-text';
import type { OwnEmployee } from '../use-own-employee';
import { StatementRecord } from './statement-record';

export { messages } from '../../i18n/bundles/my-salary';

/** The statement that an employee prints, as an admin prints it for them. */
export default function OfficeStatement() {
  const text = useText();
  const { id = '', record = '' } = useParams();
  const { data: employee, error, refetch } = useGetOne<OwnEmployee>('employees', { id, meta: { fields: [] } });
  const within = { to: officePath.salaryHistory(id), label: text('salaries.history') };
  return <StatementRecord {...{ id, record, employee, within }} failure={error} onTryAgain={() => void refetch()} />;
}
