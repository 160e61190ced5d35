import type { PortalMessages } from '../messages';

export const leaveYear: PortalMessages['leaveYear'] = {
  thisRequest: 'Cette demande',
  today: 'Aujourd’hui',
  cancelledCount: '%{count} annulée |||| %{count} annulées',
  yearRow: '%{span} : %{type}, %{status}',
};
