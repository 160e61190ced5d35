import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AssignmentSubject } from '../../../../api/contract/working-time/working-time.js';
import { useApi } from '../../api/use-api';
import { useLeaveTypes } from '../../api/use-leave-types';
import { usePolicies } from '../../api/use-policies';
import { useHolidayCalendars, useWorkPatterns } from '../../api/use-working-time';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { useText } from '../../i18n/use-text';
import type { Choice } from '../../ui/fields/select-field';

export interface FirstSubject {
  subject: AssignmentSubject;
  label: string;
  /** The name of what everybody has. */
  everybody: string;
  choices: Choice[];
}

/** Working time, holidays, and each leave type that has a policy, as far as there is something to choose. */
export function useFirstSubjects(): FirstSubject[] {
  const text = useText();
  const api = useApi();
  const { data: patterns } = useWorkPatterns();
  const { data: calendars } = useHolidayCalendars();
  const { data: policies } = usePolicies();
  const { data: types } = useLeaveTypes();
  const { data: held } = useQuery({
    queryKey: ['people', 'everybody'],
    queryFn: () => api.heldByEverybody(),
  });
  return useMemo(() => {
    if (!patterns || !calendars || !policies || !types || !held) return [];
    const kept = types.filter(
      ({ _id, archived }) => !archived && policies.some(({ leaveType }) => leaveType._id === _id),
    );
    const subjects = [
      {
        subject: 'pattern',
        label: text('employees.firstLeave.pattern'),
        none: text('employees.firstLeave.week'),
        targets: patterns,
      },
      {
        subject: 'calendar',
        label: text('employees.firstLeave.calendar'),
        none: text('employees.firstLeave.none'),
        targets: calendars,
      },
      ...kept.map(({ _id, name }) => ({
        subject: _id,
        label: text('employees.firstLeave.policy', { type: leaveTypeName(text, name) }),
        none: text('employees.firstLeave.none'),
        targets: policies.filter(({ leaveType }) => leaveType._id === _id),
      })),
    ];
    return subjects.flatMap(({ subject, label, none, targets }) => {
      const common = held.find((one) => one.subject === subject)?.target;
      const choices = targets
        .filter(({ _id, archived }) => !archived && _id !== common?._id)
        .map(({ _id, name }) => ({ value: _id, label: name }));
      return choices.length === 0 && !common
        ? []
        : { subject, label, everybody: common?.name ?? none, choices };
    });
  }, [patterns, calendars, policies, types, held, text]);
}
