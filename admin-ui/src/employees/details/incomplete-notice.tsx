import { Link } from 'react-router';
import { COMPLETABLE_FIELDS, type CompletableField } from '../../../../api/contract/employee-fields.js';
import { officePath } from '../../paths';
import { useListText } from '../../i18n/use-list-text';
import { type MessageKey, useText } from '../../i18n/use-text';
import { StatusGlyph } from '../../ui/feedback/status-glyph';
import type { Employee } from '../employee';
import classes from './employee-profile.module.css';

const NAMES: Record<CompletableField, MessageKey> = {
  dob: 'employees.dateOfBirth',
  gender: 'employees.gender',
  maritalStatus: 'employees.maritalStatus',
  designation: 'employees.designation',
  salary: 'employees.salary',
};

/** Imported people may lack what the form requires. */
export function IncompleteNotice({ employee }: { employee: Employee }) {
  const text = useText();
  const listText = useListText();
  const lacking = COMPLETABLE_FIELDS.filter((field) => employee[field] === null);
  if (lacking.length === 0) return null;
  return (
    <p className={classes.notice}>
      <StatusGlyph of="pending" />
      <span>
        {text('employees.lacking', { fields: listText(lacking.map((field) => text(NAMES[field]))) })} <Link to={officePath.editEmployee(employee.id)}>{text('employees.complete')}</Link>
      </span>
    </p>
  );
}
