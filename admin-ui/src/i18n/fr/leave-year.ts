import type { Messages } from '../messages';

export const leaveYear: Messages['leaveYear'] = {
  thisRequest: 'Cette demande',
  today: 'Aujourd’hui',
  cancelledCount: '%{count} annulé |||| %{count} annulés',
  yearRow: '%{span} : %{type}, %{status}',
};
