import { useState } from 'react';
import { address } from '../addresses';
import { useText } from '../i18n/use-text';
import { RowAction, RowActionLink } from '../ui/button';
import classes from './department-list.module.css';
import { DepartmentDeletion } from './department-deletion';
import type { Department } from './department';

interface Props {
  department: Department;
  /** Its row goes, and what had the focus with it. */
  onDeleted: () => void;
}

export function DepartmentActions({ department, onDeleted }: Props) {
  const text = useText();
  const [deleting, setDeleting] = useState(false);
  const name = department.dep_name;
  return (
    <span className={classes.actions}>
      <RowActionLink tone="first" to={address.department(department.id)} aria-label={text('departments.editOf', { name })}>
        {text('departments.edit')}
      </RowActionLink>
      <RowAction tone="danger" aria-label={text('departments.deleteOf', { name })} onClick={() => setDeleting(true)}>
        {text('departments.delete')}
      </RowAction>
      {deleting && <DepartmentDeletion department={department} onClose={() => setDeleting(false)} onDeleted={onDeleted} />}
    </span>
  );
}
