import type { ImportColumn, ImportMapping } from '../../../../api/contract/imports.js';
import { type Role, ROLES } from '../../../../api/contract/roles.js';
import { FormSection } from '../../forms/form-layout';
import { useText } from '../../i18n/use-text';
import { Field } from '../../ui/fields/field';
import { SelectField } from '../../ui/fields/select-field';
import { currentUser } from '../../api/session';
import { columnOf, useMapping } from './mapping';

function emailExample(mapping: ImportMapping, columns: ImportColumn[]): string | undefined {
  const { first, last } = firstName(mapping, columns);
  if (!mapping.emailPattern || mapping.emailPattern.endsWith('@') || !(first || last))
    return undefined;
  const id = columnOf(mapping, columns, 'employeeId')?.samples[0] ?? '';
  return mapping.emailPattern
    .replaceAll('{first}', plain(first))
    .replaceAll('{last}', plain(last))
    .replaceAll('{id}', plain(id));
}

function firstName(
  mapping: ImportMapping,
  columns: ImportColumn[],
): { first: string; last: string } {
  const sample = (field: 'name' | 'firstName' | 'lastName') =>
    columnOf(mapping, columns, field)?.samples[0]?.trim() ?? '';
  const fullName = sample('name');
  if (!fullName) return { first: sample('firstName'), last: sample('lastName') };
  const [last = '', given] = fullName.split(',');
  if (mapping.nameOrder === 'last-first' && given !== undefined)
    return { first: given.trim().split(/\s+/)[0] ?? '', last };
  const words = fullName.split(/\s+/);
  return { first: words[0] ?? '', last: words.length > 1 ? (words.at(-1) ?? '') : '' };
}

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}-]/gu, '')
    .toLowerCase();

const FIRST_PATTERN = '{first}.{last}';

/** Before and after the last @. */
function partsOf(pattern: string | null): { local: string; domain: string } {
  if (pattern === null) return { local: FIRST_PATTERN, domain: '' };
  const at = pattern.lastIndexOf('@');
  return at < 0
    ? { local: pattern, domain: '' }
    : { local: pattern.slice(0, at), domain: pattern.slice(at + 1) };
}

function EmailPattern({ example }: { example: string | undefined }) {
  const text = useText();
  const { mapping, change, errors } = useMapping();
  const { local, domain } = partsOf(mapping.emailPattern);
  const own = currentUser()?.email.split('@').at(-1);
  const error = errors.emailPattern;
  const put = (pattern: string) => change({ ...mapping, emailPattern: pattern }, 'emailPattern');
  return (
    <>
      <Field
        label={text('imports.people.pattern')}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        value={local}
        hint={text('imports.people.patternHelp', { first: '{first}', last: '{last}', id: '{id}' })}
        error={domain ? error : undefined}
        onChange={({ target }) =>
          put(target.value.includes('@') ? target.value : `${target.value}@${domain}`)
        }
      />
      <Field
        label={text('imports.people.domain')}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        before={<span aria-hidden="true">@</span>}
        value={domain}
        hint={
          example
            ? text('imports.people.example', { email: example })
            : own
              ? text('imports.people.domainHelp', { domain: own })
              : text('imports.people.domainOpen')
        }
        error={domain ? undefined : error}
        onChange={({ target }) =>
          put(`${local}@${target.value.slice(target.value.lastIndexOf('@') + 1).trim()}`)
        }
      />
    </>
  );
}

export function EmailAndRole() {
  const text = useText();
  const { record, columns, mapping, change, errors } = useMapping();
  if (record.kind !== 'employees') return null;
  const without = (field: 'email' | 'role') =>
    record.rows - (columnOf(mapping, columns, field)?.filled ?? 0);
  const [emails, roles] = [without('email'), without('role')];
  if (emails === 0 && roles === 0 && !errors.emailPattern) return null;
  const example = emailExample(mapping, columns);
  const help =
    emails > 0
      ? text('imports.people.withoutEmail', { count: emails })
      : text('imports.people.withoutRole', { count: roles });
  return (
    <FormSection
      title={text(emails > 0 ? 'imports.people.title' : 'imports.fields.role')}
      help={help}
    >
      {(emails > 0 || errors.emailPattern) && <EmailPattern example={example} />}
      {roles > 0 && (
        <SelectField
          label={text('imports.fields.role')}
          placeholder={text('app.select')}
          choices={ROLES.map((value) => ({ value, label: text(`person.roles.${value}`) }))}
          value={mapping.role}
          hint={mapping.role === 'admin' ? text('imports.people.admins') : undefined}
          error={errors.role}
          onChange={({ target }) =>
            target.value && change({ ...mapping, role: target.value as Role }, 'role')
          }
        />
      )}
    </FormSection>
  );
}
