import type {
  NotificationsResponse,
  UnreadResponse,
} from '../contract/notification/notification-responses.js';
import { EMPLOYEE } from '../employee/employee-examples.js';
import { LEAVE } from '../leave/leave-examples.js';

export const NOTIFICATION_EXAMPLES = {
  NotificationsResponse: {
    success: true,
    notifications: [
      {
        _id: '019ab2d6-0b1c-7d2e-8f3a-4b5c6d7e8f90',
        kind: 'leave.approved',
        createdAt: '2026-05-12T07:40:11.000Z',
        read: false,
        leave: {
          _id: LEAVE,
          leaveType: 'Annual Leave',
          startDate: '2026-07-06',
          endDate: '2026-07-17',
          status: 'Approved',
        },
        employee: { _id: EMPLOYEE, name: 'Amara Okafor' },
      },
      {
        _id: '019ab2d5-7c4e-7a10-9b2d-1f3e5a7c9d0b',
        kind: 'own.pay',
        createdAt: '2026-05-11T14:02:37.000Z',
        read: true,
        employee: { _id: '019ab0c1-7f52-7d33-9a51-2f6c1e0b4d22', name: 'Ruth Admin' },
      },
      {
        _id: '019ab2d4-1a2b-7c3d-8e4f-5a6b7c8d9e0f',
        kind: 'holidays.added',
        createdAt: '2026-01-01T00:00:14.000Z',
        read: true,
        calendar: { _id: '019ab4a0-22d3-7e4f-9051-6b7c8d9e0f12', name: 'Norway' },
        added: { count: 12, years: [2028] },
      },
      {
        _id: '019ab2d3-9e8d-7f6c-8b5a-4d3c2b1a0f9e',
        kind: 'payslip.published',
        createdAt: '2025-12-30T09:15:42.000Z',
        read: true,
        payslip: {
          _id: '019ab2d3-6a5b-7c4d-9e3f-2a1b0c9d8e7f',
          from: '2025-12-01',
          to: '2025-12-31',
          payDate: '2025-12-31',
        },
      },
    ],
    unread: 1,
    waiting: 2,
  } satisfies NotificationsResponse,
  UnreadResponse: { success: true, unread: 0 } satisfies UnreadResponse,
};
