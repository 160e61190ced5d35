import { IMPORT_FIELDS } from '../contract/imports.js';
import { LEAVE_NOTIFICATION_KINDS } from '../contract/notification-kinds.js';
import { id, instant, oneOf, text } from './cell-kinds.js';
import { column, exportedTable, optional } from './exported-table.js';

/** Of leave: imports are not exported, and what is told of them goes with them. */
export const NOTIFICATIONS = exportedTable({
  file: 'notifications.csv',
  table: 'notification n',
  id: 'n.id',
  joins: 'JOIN account a ON a.id = n.account_id',
  where: 'n.leave_id IS NOT NULL',
  columns: {
    email: column(IMPORT_FIELDS.employees.email.label, 'a.email', text),
    kind: column('Kind', 'n.kind', oneOf(LEAVE_NOTIFICATION_KINDS)),
    leaveId: column('Leave ID', 'n.leave_id', id),
    id: column('Record ID', 'n.id', id),
    createdAt: column('Created', 'n.created_at', instant),
    readAt: optional('Opened', 'n.read_at', instant),
  },
});

/** To every admin but whoever asked. */
export const ADMIN_NOTIFICATIONS = exportedTable({
  file: 'admin-notifications.csv',
  table: 'admin_notification n',
  id: 'n.id',
  joins: 'JOIN account a ON a.id = n.by_account_id',
  columns: {
    kind: column('Kind', 'n.kind', oneOf(LEAVE_NOTIFICATION_KINDS)),
    leaveId: column('Leave ID', 'n.leave_id', id),
    email: column('Asked by', 'a.email', text),
    id: column('Record ID', 'n.id', id),
    createdAt: column('Created', 'n.created_at', instant),
  },
});

/** Which admin has read which of them. */
export const ADMIN_NOTIFICATIONS_READ = exportedTable({
  file: 'admin-notifications-read.csv',
  table: 'admin_notification_read r',
  id: 'r.id',
  joins: 'JOIN account a ON a.id = r.account_id',
  columns: {
    email: column(IMPORT_FIELDS.employees.email.label, 'a.email', text),
    notificationId: column('Notification ID', 'r.notification_id', id),
    id: column('Record ID', 'r.id', id),
    toldAt: column('Created', 'r.told_at', instant),
    readAt: column('Opened', 'r.read_at', instant),
  },
});

/** Names as they were then; what an entry is about may be gone, so its id is all that there is of it. */
export const AUDIT = exportedTable({
  file: 'audit.csv',
  table: 'audit_entry t',
  id: 't.id',
  columns: {
    recordedAt: column('Recorded', 't.recorded_at', instant),
    actorName: column('Actor', 't.actor_name', text),
    action: column('Action', 't.action', text),
    subject: column('Subject', 't.subject', text),
    subjectName: column('Subject Name', 't.subject_name', text),
    valueBefore: optional('Before', 't.value_before', text),
    valueAfter: optional('After', 't.value_after', text),
    id: column('Record ID', 't.id', id),
    actorId: optional('Actor ID', 't.actor_id', id),
    subjectId: column('Subject ID', 't.subject_id', text),
    requestId: optional('Request ID', 't.request_id', text),
    changesetId: optional('Changeset ID', 't.changeset_id', id),
  },
});
