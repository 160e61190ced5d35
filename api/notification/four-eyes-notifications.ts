import { Injectable } from '@nestjs/common';
import { ChangesRecorded } from '../audit/audit.events.js';
import type { AuditedChange } from '../audit/audit.js';
import type { FourEyesNotificationKind } from '../contract/notification/notification-kinds.js';
import { Events } from '../platform/events/events.js';
import { AdminNotifications } from './admin-notifications.js';

/** Tells the other admins when four eyes are to be switched off, when they are, and when the request is taken back. */
@Injectable()
export class FourEyesNotifications {
  constructor(notifications: AdminNotifications, events: Events) {
    events.on(ChangesRecorded, async ({ actor, changes }) => {
      for (const change of changes) {
        const kind = kindOf(change);
        if (kind) await notifications.add(kind, actor.accountId);
      }
    });
  }
}

function kindOf({ action, after }: AuditedChange): FourEyesNotificationKind | undefined {
  if (action === 'payroll.four_eyes_asked') return 'fourEyes.asked';
  if (action === 'payroll.four_eyes_kept') return 'fourEyes.kept';
  return action === 'payroll.setting' && after?.fourEyes === false ? 'fourEyes.off' : undefined;
}
