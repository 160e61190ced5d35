import type { Messages } from '../../messages';

export const away: Messages['away'] = {
  today: 'Absence aujourd’hui',
  todayStandIn: 'Absence aujourd’hui, remplacement : %{name}',
  until: 'Absence jusqu’au %{date}',
  untilStandIn: 'Absence jusqu’au %{date}, remplacement : %{name}',
  department: {
    title: 'Absences aujourd’hui',
    count: '%{count} personne |||| %{count} personnes',
    nobody: 'Personne n’est absent aujourd’hui.',
    more: '%{count} autre personne |||| %{count} autres personnes',
    failed: 'Les absences n’ont pas pu être chargées.',
  },
};
