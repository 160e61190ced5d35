import type { Messages } from '../messages';

export const teamTabs: Messages['teamTabs'] = {
  label: 'Mein Team',
  requests: 'Anträge',
  calendar: 'Kalender',
  organisation: 'Organisation',
};
