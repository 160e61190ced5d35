import { NAME_PARTS } from '../../../../api/contract/imports/import-fields.js';
import type { ImportMapping } from '../../../../api/contract/imports/import-mapping.js';
import type { ImportColumn } from '../../../../api/contract/imports/imports.js';
import { type Role, ROLES } from '../../../../api/contract/auth/roles.js';
import { emailFrom } from '../../../../api/contract/text/generated-email.js';
import { fullName } from '../../../../api/contract/text/person-name.js';
import { FormSection } from '../../forms/form-layout';
import { useText } from '../../i18n/use-text';
import { Field } from '../../ui/fields/field';
import { SelectField } from '../../ui/fields/select-field';
import { currentUser } from '../../api/session';
import { columnOf, useMapping } from './mapping';

/** As the import makes them, for the first name of the file and for one of a single word. */
function emailExamples(mapping: ImportMapping, columns: ImportColumn[]): string[] {
  const pattern = mapping.emailPattern;
  if (!pattern || !pattern.includes('@') || pattern.endsWith('@')) return [];
  const names = sampleNames(mapping, columns);
  const ids = columnOf(mapping, columns, 'employeeId')?.samples ?? [];
  const single = names.findIndex((name) => !name.includes(' '));
  return [...new Set([0, single])].flatMap((place) => {
    const name = names[place];
    return name ? emailFrom(pattern, { name, employeeId: ids[place] ?? ids[0] ?? '' }) : [];
  });
}

function sampleNames(mapping: ImportMapping, columns: ImportColumn[]): string[] {
  const full = columnOf(mapping, columns, 'name')?.samples;
  if (full) return full.map((name) => fullName(name, mapping.nameOrder));
  const first = NAME_PARTS.map((part) => columnOf(mapping, columns, part)?.samples[0] ?? '');
  return [fullName(first.join(' '), 'as-written')];
}

const FIRST_PATTERN = '{first}.{last}';

/** Before and after the last @. */
function partsOf(pattern: string | null): { local: string; domain: string } {
  if (pattern === null) return { local: FIRST_PATTERN, domain: '' };
  const at = pattern.lastIndexOf('@');
  return at < 0
    ? { local: pattern, domain: '' }
    : { local: pattern.slice(0, at), domain: pattern.slice(at + 1) };
}

function EmailPattern({ examples }: { examples: string[] }) {
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
          examples.length > 0
            ? text('imports.people.example', { email: examples.join(', ') })
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
  const examples = emailExamples(mapping, columns);
  const help =
    emails > 0
      ? text('imports.people.withoutEmail', { count: emails })
      : text('imports.people.withoutRole', { count: roles });
  return (
    <FormSection
      title={text(emails > 0 ? 'imports.people.title' : 'imports.fields.role')}
      help={help}
    >
      {(emails > 0 || errors.emailPattern) && <EmailPattern examples={examples} />}
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
