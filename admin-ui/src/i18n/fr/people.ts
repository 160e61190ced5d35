import type { Messages } from '../messages';

export const people: Messages['people'] = {
  search: 'Rechercher par nom ou matricule',
  withLeft: 'Inclure les personnes parties',
  startsOn: 'Commence le %{date}',
  lastDay: 'Dernier jour le %{date}',
  more: '%{shown} sur %{total}. Saisissez un nom ou un matricule pour trouver les autres.',
};
