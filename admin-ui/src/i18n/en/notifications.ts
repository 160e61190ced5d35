import { OWN_MATTER_SENTENCES } from '../../../../api/contract/own-matter-sentences.js';

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
    recredited: 'Your %{type} now takes %{after} instead of %{before} days',
    recreditedHours: 'Your %{type} now takes %{after} instead of %{before} hours',
  },
  holidays: { added: '%{count} holiday was added to %{calendar} for %{years} |||| %{count} holidays were added to %{calendar} for %{years}' },
  own: OWN_MATTER_SENTENCES.en,
  import: {
    applied: '%{file} was imported',
    failed: 'The import of %{file} failed',
  },
};
