import type { Messages } from '../messages';

export const teamTabs: Messages['teamTabs'] = {
  label: 'Mon équipe',
  requests: 'Demandes',
  calendar: 'Calendrier',
  organisation: 'Organisation',
};
