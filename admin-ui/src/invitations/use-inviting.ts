import { useRef, useState } from 'react';
import type { InvitedResponse } from '../../../api/contract/auth/auth-responses.js';
import { useAction } from '../api/use-action';
import { useWithConfirmation } from '../shell/confirmation/confirmation-context';
import { type Invitees, invitationCalls } from './invitation-calls';

export interface InvitingProgress {
  done: number;
  total: number;
}

/** The server invites some hundred people in a call; those who were invited stay so when a later call fails or is not sent. */
export function useInviting(people: Invitees) {
  const withConfirmation = useWithConfirmation();
  const stopped = useRef(false);
  const { busy, act } = useAction();
  const [progress, setProgress] = useState<InvitingProgress>();

  async function inviteAll(again: boolean): Promise<{ invited: number; complete: boolean }> {
    stopped.current = false;
    let invited = 0;
    let step: InvitedResponse | undefined;
    do {
      const after = step?.next ?? null;
      step = await withConfirmation(() => invitationCalls.invite(people, again, after));
      invited += step.invited;
      setProgress({ done: invited, total: invited + step.remaining });
    } while (step.next !== null && !stopped.current);
    return { invited, complete: step.next === null };
  }

  return {
    busy,
    progress,
    byMail: (again: boolean) => act(() => inviteAll(again)).finally(() => setProgress(undefined)),
    file: (again: boolean) =>
      act(() => withConfirmation(() => invitationCalls.links(people, again))),
    stop: () => void (stopped.current = true),
  };
}
