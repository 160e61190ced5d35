import type { Messages } from '../messages';

export const leaveYear: Messages['leaveYear'] = {
  thisRequest: 'Dieser Antrag',
  today: 'Heute',
  cancelledCount: '%{count} storniert',
  yearRow: '%{span}: %{type}, %{status}',
};
