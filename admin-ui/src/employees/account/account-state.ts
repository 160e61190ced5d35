import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { INVITATION_DAYS } from '../../../../api/contract/auth/invitations.js';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { useApi } from '../../api/use-api';
import type { Glyph } from '../../ui/feedback/status-glyph';
import type { Employee } from '../employee';

const keyOf = (account: string) => ['accountSessions', account];

export function useSignedIn(account: string) {
  const api = useApi();
  return useQuery({ queryKey: keyOf(account), queryFn: () => api.accountSessions(account) });
}

export function useSignedInRefresh(account: string): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    () => client.invalidateQueries({ queryKey: keyOf(account) }),
    [client, account],
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;

export const lacksPassword = ({ passwordSet }: Employee): boolean => passwordSet === false;

const isOver = (invitedAt: string): boolean =>
  Date.parse(invitedAt) + INVITATION_DAYS * DAY_MS < Date.now();

/** An employee who has left cannot sign in, whatever the state of the account. */
export function useAccountState(employee: Employee): { glyph: Glyph; title: string; says: string } {
  const text = useText();
  const { day, dayOf } = useDates();
  const { name, status, periods = [], disabled, invitedAt } = employee;
  if (status === 'Left') {
    const leftOn = periods.findLast((period) => period.leftOn)?.leftOn;
    return {
      glyph: 'ended',
      title: text('access.left'),
      says: text('access.leftText', { date: leftOn ? day(leftOn) : text('app.notAvailable') }),
    };
  }
  const pending = lacksPassword(employee);
  if (disabled)
    return {
      glyph: 'rejected',
      title: text('access.closed'),
      says: text(pending ? 'access.closedPendingText' : 'access.closedText', { name }),
    };
  if (!pending)
    return { glyph: 'approved', title: text('access.open'), says: text('access.openText') };
  if (!invitedAt)
    return {
      glyph: 'pending',
      title: text('access.noPassword'),
      says: text('access.noPasswordText'),
    };
  const says = text(isOver(invitedAt) ? 'access.invitationOver' : 'access.invitedText', {
    days: INVITATION_DAYS,
  });
  return { glyph: 'pending', title: text('access.invited', { date: dayOf(invitedAt) }), says };
}
