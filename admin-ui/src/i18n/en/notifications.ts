export const notifications = {
  title: 'Notifications',
  named: 'Notifications, %{count} unread',
  counted: '%{count} unread notification |||| %{count} unread notifications',
  unread: 'Unread:',
  when: '%{span}, %{ago}',
  markAll: 'Mark all as read',
  emptyTitle: 'No notifications yet',
  empty: 'You will be notified here about leave requests and decisions.',
  failed: 'Notifications could not be loaded.',
  notMarked: 'The notifications could not be marked as read.',
  leave: {
    requested: '%{name} requested %{type}',
    approved: 'Your %{type} was approved',
    rejected: 'Your %{type} was rejected',
    cancelled: 'Your %{type} was cancelled',
    shortened: 'Your %{type} was shortened',
  },
  import: {
    applied: '%{file} was imported',
    failed: 'The import of %{file} failed',
  },
};
