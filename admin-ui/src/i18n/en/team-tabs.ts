export const teamTabs = {
  label: 'My Team',
  requests: 'Requests',
  calendar: 'Calendar',
  organisation: 'Organisation',
};
