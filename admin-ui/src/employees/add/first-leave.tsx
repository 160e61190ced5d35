import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type {
  AssignmentSubject,
  ProposedAssignment,
} from '../../../../api/contract/working-time/working-time.js';
import { useApi } from '../../api/use-api';
import { useDepartments } from '../../api/use-departments';
import { FormSection } from '../../forms/form-layout';
import { useFormField } from '../../forms/inputs';
import { useText } from '../../i18n/use-text';
import { SelectField } from '../../ui/fields/select-field';
import { useFirstSubjects, type FirstSubject } from './first-subjects';

const sourceOf = (subject: AssignmentSubject) => `leave.${subject}`;

/** The assignments chosen for the person; a blank choice leaves what everybody has. */
export function firstAssignments(leave: unknown) {
  const chosen = Object.entries((leave ?? {}) as Record<AssignmentSubject, string>).filter(
    ([, target]) => target,
  );
  return (
    chosen.length > 0 && { assignments: chosen.map(([subject, target]) => ({ subject, target })) }
  );
}

/** Proposed from what most of the department have; left out in a company that has neither patterns, calendars nor policies. */
export function FirstLeave() {
  const text = useText();
  const subjects = useFirstSubjects();
  const proposed = useProposal(subjects);
  if (subjects.length === 0) return null;
  return (
    <FormSection
      title={text('employees.firstLeave.title')}
      help={text('employees.firstLeave.help')}
    >
      {subjects.map((subject) => (
        <SubjectSelect
          key={subject.subject}
          of={subject}
          proposed={proposed.find((one) => one.subject === subject.subject)}
        />
      ))}
    </FormSection>
  );
}

function SubjectSelect({
  of: { subject, label, everybody, choices },
  proposed,
}: {
  of: FirstSubject;
  proposed: ProposedAssignment | undefined;
}) {
  const text = useText();
  const { data: departments = [] } = useDepartments();
  const department = useWatch({ name: 'department' }) as string;
  const blank = text('employees.firstLeave.asEverybody', { name: everybody });
  const { frame, control } = useFormField({
    source: sourceOf(subject),
    label,
    optional: true,
    shown: (value) => choices.find((choice) => choice.value === value)?.label ?? blank,
  });
  const isProposed = proposed !== undefined && control.value === proposed.target._id;
  const name = departments.find(({ id }) => id === department)?.dep_name ?? '';
  return (
    <SelectField
      label={label}
      error={frame.error}
      placeholder={blank}
      choices={choices}
      hint={
        isProposed &&
        text('employees.firstLeave.proposed', { count: proposed.people, department: name })
      }
      {...control}
    />
  );
}

/** A new department proposes anew, except where somebody has chosen. */
function useProposal(subjects: FirstSubject[]): ProposedAssignment[] {
  const api = useApi();
  const { getValues, setValue } = useFormContext();
  const proposedBefore = useRef<Partial<Record<AssignmentSubject, string>>>({});
  const department = useWatch({ name: 'department' }) as string;
  const { data } = useQuery({
    queryKey: ['people', 'proposal', department],
    queryFn: () => api.proposedAssignments(department),
    enabled: Boolean(department),
    gcTime: 0,
  });

  useEffect(() => {
    if (!data) return;
    for (const { subject, choices } of subjects) {
      const source = sourceOf(subject);
      const target = data.find((one) => one.subject === subject)?.target._id ?? '';
      const chosen = (getValues(source) ?? '') as string;
      if (chosen !== (proposedBefore.current[subject] ?? '')) continue;
      const next = choices.some(({ value }) => value === target) ? target : '';
      proposedBefore.current[subject] = next;
      setValue(source, next);
    }
  }, [data, subjects, getValues, setValue]);
  return data ?? [];
}
