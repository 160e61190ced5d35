import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { LeaveTypeRecord } from '../../../api/contract/leave/leave-policies.js';
import { leaveTypeName } from '../i18n/leave-type-name';
import { useText } from '../i18n/use-text';
import { useApi } from './use-api';

const KEY = ['leave types'];

/** Undefined while they load. */
export function useLeaveTypes() {
  const api = useApi();
  return useQuery({ queryKey: KEY, queryFn: () => api.leaveTypes() });
}

export function useRefreshLeaveTypes(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: KEY }), [queries]);
}

/** For selects, in the reader's language. */
export function useLeaveTypeChoices(
  isOffered: (type: LeaveTypeRecord) => boolean,
): { value: string; label: string }[] {
  const text = useText();
  const { data = [] } = useLeaveTypes();
  return data
    .filter(isOffered)
    .map(({ name }) => ({ value: name, label: leaveTypeName(text, name) }));
}

/** True until a type is chosen that does without. */
export function useReasonRequired(leaveType: string | undefined): boolean {
  const { data = [] } = useLeaveTypes();
  return data.find(({ name }) => name === leaveType)?.reasonRequired ?? true;
}

export const isRequestable = ({ archived, selfService }: LeaveTypeRecord) =>
  !archived && selfService;
