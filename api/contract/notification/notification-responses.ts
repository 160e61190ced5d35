import type { SuccessResponse } from '../responses.js';
import type { NotificationRecord } from './notifications.js';

export interface NotificationsResponse extends SuccessResponse {
  notifications: NotificationRecord[];
  unread: number;
  /** Leave requests that wait for the caller's decision. */
  waiting: number;
}

export interface UnreadResponse extends SuccessResponse {
  unread: number;
}
