import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { officePath } from '../paths';
import { SelectInput } from '../forms/inputs';
import { type MessageKey, useText } from '../i18n/use-text';
import { useDepartments } from '../api/use-departments';
import { RowAction } from '../ui/button';

interface Props<Value extends string> {
  source: string;
  label: string;
  optional?: boolean;
  choices: readonly Value[];
  named: (choice: Value) => MessageKey;
  hint?: ReactNode;
}

export function ChoiceInput<Value extends string>({ choices, named, ...input }: Props<Value>) {
  const text = useText();
  return (
    <SelectInput
      {...input}
      choices={choices.map((value) => ({ value, label: text(named(value)) }))}
    />
  );
}

/** `current` is offered while the departments are still loading. */
export function DepartmentInput({ current }: { current?: { _id: string; dep_name: string } }) {
  const text = useText();
  const { data, error, refetch } = useDepartments();
  const known = data ?? [];
  const rows =
    current && !known.some(({ _id }) => _id === current._id) ? [current, ...known] : known;

  const none = data?.length === 0 && (
    <>
      {text('employees.noDepartment')}{' '}
      <Link to={officePath.addDepartment}>{text('employees.addDepartment')}</Link>
    </>
  );
  const failed = error && (
    <>
      {text('employees.departmentsFailed')}{' '}
      <RowAction onClick={() => void refetch()}>{text('app.tryAgain')}</RowAction>
    </>
  );
  return (
    <SelectInput
      source="department"
      label={text('employees.department')}
      choices={rows.map(({ _id, dep_name }) => ({ value: _id, label: dep_name }))}
      hint={failed || none || undefined}
    />
  );
}
