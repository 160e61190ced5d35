import type { OfficeMessages } from '../messages';

export const search: OfficeMessages['search'] = {
  open: 'Rechercher ou aller à...',
  keys: 'Ctrl K',
  keysMac: '⌘K',
  escape: 'Échap',
  enter: 'Entrée',
  close: 'Fermer la recherche',
  busy: 'Recherche...',
  results: 'Résultats',
  found: '%{count} résultat |||| %{count} résultats',
  nothing: 'Aucun résultat pour « %{question} »',
  failed: 'La recherche n’a pas fonctionné',
  people: '%{count} employé |||| %{count} employés',
  groups: { employees: 'Employés', departments: 'Services', places: 'Aller à' },
  addEmployee: 'Ajouter un employé',
  addDepartment: 'Ajouter un service',
  list: 'Rechercher dans la liste',
  shortcuts: 'Raccourcis clavier',
  then: 'puis',
  letters: 'Les lettres et les signes sont des raccourcis',
  lettersHint: 'Ils n’en sont pas pendant que vous saisissez du texte ou qu’une boîte de dialogue est ouverte.',
};
