import type { Messages } from '../../messages';

export const away: Messages['away'] = {
  today: 'Heute abwesend',
  todayStandIn: 'Heute abwesend, Vertretung: %{name}',
  until: 'Abwesend bis %{date}',
  untilStandIn: 'Abwesend bis %{date}, Vertretung: %{name}',
  department: {
    title: 'Heute abwesend',
    count: '%{count} Person |||| %{count} Personen',
    nobody: 'Heute ist niemand abwesend.',
    more: '%{count} weitere Person |||| %{count} weitere Personen',
    failed: 'Die Abwesenden konnten nicht geladen werden.',
  },
};
