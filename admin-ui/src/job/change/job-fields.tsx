import type { ReactNode } from 'react';
import type { JobSubject } from '../../../../api/contract/job/job-changes.js';
import { EMPLOYEE_FIELDS } from '../../../../api/contract/employee/employee-fields.js';
import { minorUnits, MINOR_UNITS } from '../../../../api/contract/money.js';
import { useDepartments } from '../../api/use-departments';
import { useEmploymentTypes } from '../../api/use-employment-types';
import { useWorkPatterns } from '../../api/use-working-time';
import { DateField } from '../../forms/date-field/date-field';
import { MoneyField } from '../../forms/money-field';
import { plainAmount } from '../../forms/plain-amount';
import { useText } from '../../i18n/use-text';
import { Field } from '../../ui/fields/field';
import { SelectField } from '../../ui/fields/select-field';
import { useJobWords } from '../use-job-words';
import classes from './change-form.module.css';
import { ClearedField } from './cleared-field';
import { HeadAsManager } from './head-as-manager';
import { ItemFields } from './item-fields';
import { PersonField } from './person-field';
import { PolicyFields } from './policy-fields';
import { isClearable, JOB_SUBJECTS, type JobFieldsProps } from './typed-job';
import { useFieldNames } from './use-field-names';

/** The fields of what is chosen, in two columns. */
export function JobFields(props: JobFieldsProps) {
  const { typed } = props;
  return (
    <>
      {JOB_SUBJECTS.filter((kind) => typed.chosen.includes(kind)).map((kind) => (
        <div key={kind} className={classes.subject} data-subject={kind}>
          {typed.cleared.includes(kind) && kind !== 'policy' ? (
            <ClearedField {...props} kind={kind} />
          ) : (
            <SubjectField {...props} kind={kind} />
          )}
          {kind === 'department' && <HeadAsManager {...props} />}
        </div>
      ))}
    </>
  );
}

function SubjectField(props: JobFieldsProps & { kind: (typeof JOB_SUBJECTS)[number] }) {
  const { kind, typed, type, errors, person } = props;
  const nameOf = useFieldNames();
  const hint = <Hint {...props} />;
  const field = { label: nameOf(kind), error: errors[kind], hint };
  switch (kind) {
    case 'department':
    case 'pattern':
    case 'employmentType':
      return <ChoiceField {...props} kind={kind} hint={hint} />;
    case 'designation':
    case 'location':
      return (
        <Field
          {...field}
          maxLength={EMPLOYEE_FIELDS.designation.max}
          autoComplete="off"
          value={typed[kind]}
          onChange={({ target }) => type({ [kind]: target.value })}
        />
      );
    case 'manager':
    case 'approver':
      return (
        <PersonField
          {...field}
          without={person?.id}
          value={typed[kind]}
          onChoose={(chosen) => type({ [kind]: chosen })}
        />
      );
    case 'contractEnd':
    case 'probationEnd':
      return (
        <DateField {...field} value={typed[kind]} onChange={(date) => type({ [kind]: date })} />
      );
    case 'salary':
      return (
        <MoneyField
          {...field}
          value={typed.salary}
          onType={(salary) => type({ salary })}
          hint={<SalaryHint {...props} />}
        />
      );
    case 'policy':
      return <PolicyFields {...props} hint={hint} />;
    case 'item':
      return <ItemFields {...props} />;
  }
}

function ChoiceField({
  kind,
  typed,
  type,
  errors,
  hint,
}: JobFieldsProps & { kind: 'department' | 'pattern' | 'employmentType'; hint: ReactNode }) {
  const text = useText();
  const { data: departments = [] } = useDepartments({ enabled: kind === 'department' });
  const { data: patterns = [] } = useWorkPatterns(kind === 'pattern');
  const { data: types = [] } = useEmploymentTypes(kind === 'employmentType');
  const choices = [
    ...departments.map(({ id, dep_name }) => ({ value: id, label: dep_name })),
    ...patterns
      .filter(({ archived }) => !archived)
      .map(({ _id, name }) => ({ value: _id, label: name })),
    ...types.map(({ _id, name }) => ({ value: _id, label: name })),
  ];
  return (
    <SelectField
      label={text(`jobTimeline.kinds.${kind}`)}
      placeholder={text('app.select')}
      choices={choices}
      hint={hint}
      error={errors[kind]}
      value={typed[kind]}
      onChange={({ target }) => type({ [kind]: target.value })}
    />
  );
}

/** The value before, and the way to be without it. */
function Hint({ kind, typed, type, held }: JobFieldsProps & { kind: JobSubject }) {
  const text = useText();
  const said = held.said(kind);
  return (
    <>
      {said && <bdi>{said}</bdi>}{' '}
      {isClearable(kind) && !held.isNothing(kind) && (
        <button
          type="button"
          className={classes.use}
          onClick={() => type({ cleared: [...typed.cleared, kind] })}
        >
          {text(kind === 'approver' ? 'job.changing.byManager' : 'job.changing.takeAway')}
        </button>
      )}
    </>
  );
}

function SalaryHint({ typed, held }: JobFieldsProps) {
  const text = useText();
  const words = useJobWords();
  const minor = minorUnits(plainAmount(typed.salary));
  const said = held.said('salary');
  if (said === undefined || held.salary === null || minor === undefined) return said;
  return (
    <bdi>
      {text(held.isPast ? 'job.changing.wasMoney' : 'job.changing.nowMoney', {
        value: words.money(held.salary),
        change: words.raise(held.salary, minor / MINOR_UNITS),
      })}
    </bdi>
  );
}
