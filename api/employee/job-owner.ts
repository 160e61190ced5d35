import type { EntityManager } from 'typeorm';
import type { CalendarDate } from '../contract/calendar-date.js';
import type { JobOwner } from '../platform/jobs/jobs.js';
import { enabledAdmins } from './enabled-admins.js';

/** A job may wait, or take, until after the admin who asked for it was signed out or is no admin any more. The command line may always. */
export async function isStillAdmin(
  manager: EntityManager,
  { ownerId, sessionId }: JobOwner,
  today: CalendarDate,
): Promise<boolean> {
  if (ownerId === null) return true;
  const { sql, parameters } = enabledAdmins(today);
  const [inSession, session] =
    sessionId === null
      ? ['', []]
      : [
          'AND EXISTS (SELECT 1 FROM session s WHERE s.id = ? AND s.account_id = a.id)',
          [sessionId],
        ];
  const found = await manager.query<unknown[]>(`SELECT a.id ${sql} AND a.id = ? ${inSession}`, [
    ...parameters,
    ownerId,
    ...session,
  ]);
  return found.length > 0;
}
