export const notifications = {
  title: 'Notifications',
  named: 'Notifications, %{count} unread',
  counted: '%{count} unread notification |||| %{count} unread notifications',
  unread: 'Unread:',
  when: '%{span}, %{ago}',
  markAll: 'Mark all as read',
  emptyTitle: 'No notifications yet',
  empty: 'You are told here when leave is requested or decided.',
  failed: 'Notifications could not be loaded.',
  notMarked: 'Nothing was marked as read.',
  leave: {
    requested: '%{name} requested %{type}',
    approved: 'Your %{type} was approved',
    rejected: 'Your %{type} was rejected',
    cancelled: 'Your %{type} was cancelled',
  },
  import: {
    applied: '%{file} is imported',
    failed: 'The import of %{file} came to nothing',
  },
};
