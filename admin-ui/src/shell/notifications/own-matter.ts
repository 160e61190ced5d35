import type {
  NotificationRecord,
  OwnMatterNotificationRecord,
} from '../../../../api/contract/notification/notifications.js';

export const isOwnMatter = (
  notification: NotificationRecord,
): notification is OwnMatterNotificationRecord => notification.kind.startsWith('own.');
