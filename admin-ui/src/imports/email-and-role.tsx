import { ROLES } from '../../../api/contract/roles.js';
import type { Role } from '../../../api/contract/roles.js';
import { FormSection } from '../forms/form-section';
import { useText } from '../i18n/use-text';
import { Field } from '../ui/field';
import { SelectField } from '../ui/select-field';
import { emailExample } from './email-example';
import { columnOf } from './mapping';
import { useMapping } from './mapping-context';

/** For people whose file says neither. */
export function EmailAndRole() {
  const text = useText();
  const { record, columns, mapping, change, faults } = useMapping();
  if (record.kind !== 'employees') return null;
  const without = (field: 'email' | 'role') => record.rows - (columnOf(mapping, columns, field)?.filled ?? 0);
  const [emails, roles] = [without('email'), without('role')];
  if (emails === 0 && roles === 0) return null;
  const example = emailExample(mapping, columns);
  const help = emails > 0 ? text('imports.people.withoutEmail', { count: emails }) : text('imports.people.withoutRole', { count: roles });
  return (
    <FormSection title={text(emails > 0 ? 'imports.people.title' : 'imports.fields.role')} help={help}>
      {emails > 0 && (
        <Field
          label={text('imports.people.pattern')}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          value={mapping.emailPattern ?? ''}
          hint={example ? text('imports.people.example', { email: example }) : text('imports.people.patternHelp', { first: '{first}', last: '{last}', id: '{id}' })}
          error={faults.emailPattern}
          onChange={({ target }) => change({ ...mapping, emailPattern: target.value || null }, 'emailPattern')}
        />
      )}
      {roles > 0 && (
        <SelectField
          label={text('imports.fields.role')}
          placeholder={text('app.select')}
          choices={ROLES.map((value) => ({ value, label: text(`person.roles.${value}`) }))}
          value={mapping.role}
          hint={mapping.role === 'admin' ? text('imports.people.admins') : undefined}
          error={faults.role}
          onChange={({ target }) => target.value && change({ ...mapping, role: target.value as Role }, 'role')}
        />
      )}
    </FormSection>
  );
}
