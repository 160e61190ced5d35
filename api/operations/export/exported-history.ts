import { IMPORT_FIELDS } from '../../contract/imports/import-fields.js';
import { instant, type ExportedTable } from './exported-table.js';

/** Only notifications about leave, because imports are not exported. */
export const NOTIFICATIONS: ExportedTable = {
  file: 'notifications.csv',
  table: 'notification n',
  id: 'n.id',
  joins: 'JOIN account a ON a.id = n.account_id',
  where: 'n.leave_id IS NOT NULL',
  columns: {
    [IMPORT_FIELDS.employees.email.label]: 'a.email',
    Kind: 'n.kind',
    'Leave ID': 'n.leave_id',
    Detail: 'n.detail',
    'Record ID': 'n.id',
    Created: instant('n.created_at'),
    Opened: instant('n.read_at'),
  },
};

export const ADMIN_NOTIFICATIONS: ExportedTable = {
  file: 'admin-notifications.csv',
  table: 'admin_notification n',
  id: 'n.id',
  joins: 'JOIN account a ON a.id = n.by_account_id',
  columns: {
    Kind: 'n.kind',
    'Leave ID': 'n.leave_id',
    'Caused by': 'a.email',
    'Record ID': 'n.id',
    Created: instant('n.created_at'),
  },
};

export const ADMIN_NOTIFICATIONS_READ: ExportedTable = {
  file: 'admin-notifications-read.csv',
  table: 'admin_notification_read r',
  id: 'r.id',
  joins: 'JOIN account a ON a.id = r.account_id',
  columns: {
    [IMPORT_FIELDS.employees.email.label]: 'a.email',
    'Notification ID': 'r.notification_id',
    'Record ID': 'r.id',
    Created: instant('r.told_at'),
    Opened: instant('r.read_at'),
  },
};

export const AUDIT: ExportedTable = {
  file: 'audit.csv',
  table: 'audit_entry t',
  id: 't.id',
  columns: {
    Recorded: instant('t.recorded_at'),
    Actor: 't.actor_name',
    Action: 't.action',
    Subject: 't.subject',
    'Subject Name': 't.subject_name',
    Before: 't.value_before',
    After: 't.value_after',
    'Record ID': 't.id',
    'Actor ID': 't.actor_id',
    'Subject ID': 't.subject_id',
    'Employee record ID': 't.employee_id',
    'Request ID': 't.request_id',
    'Changeset ID': 't.changeset_id',
  },
};
