import type {
  NotificationRecord,
  OwnMatterNotificationRecord,
} from '../../../../api/contract/records.js';

export const isOwnMatter = (
  notification: NotificationRecord,
): notification is OwnMatterNotificationRecord => notification.kind.startsWith('own.');
