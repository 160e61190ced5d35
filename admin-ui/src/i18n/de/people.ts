import type { Messages } from '../messages';

export const people: Messages['people'] = {
  search: 'Name oder Personalnummer suchen',
  withLeft: 'Mit Ausgetretenen',
  startsOn: 'Eintritt am %{date}',
  lastDay: 'Austritt am %{date}',
  more: '%{shown} von %{total}. Geben Sie einen Namen oder eine Personalnummer ein, um die übrigen zu finden.',
};
