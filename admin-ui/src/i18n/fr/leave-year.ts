import type { Messages } from '../messages';

export const leaveYear: Messages['leaveYear'] = {
  thisRequest: 'Cette demande',
  today: 'Aujourd’hui',
  cancelledCount: '%{count} annulée |||| %{count} annulées',
  yearRow: '%{span} : %{type}, %{status}',
};
