import type { Messages } from '../../messages';

export * from './as-of';
export * from '../lists';
export * from '../team-tabs';

export const organisation: Messages['organisation'] = {
  title: 'Organisation',
  tree: 'Personnes par responsable',
  people: 'Personnes',
  found: 'Trouvées',
  foundOf: '%{count} personne trouvée |||| %{count} personnes trouvées',
  departments: 'Services',
  search: 'Chercher une personne ou un poste...',
  print: 'Imprimer',
  export: 'Exporter',
  unfoldAll: 'Tout déplier',
  foldAll: 'Tout replier',
  fold: 'Replier %{name}',
  unfold: 'Déplier %{name}',
  person: 'Personne',
  department: 'Service',
  manager: 'Sous la responsabilité de',
  reports: 'Équipe',
  inAll: 'En tout',
  reportsOf: '%{count} personne directement |||| %{count} personnes directement',
  inAllOf: '%{count} en tout',
  reportsTo: 'sous la responsabilité de %{name}',
  headOf: 'responsable du service %{department}',
  top: 'Premier niveau',
  lacking: 'Manquants',
  noManager: 'Sans responsable',
  noHead: 'Service sans responsable',
  more: '%{count} de plus',
  nobody: 'Aucune personne trouvée',
  nobodyText: 'Essayez une autre recherche ou un autre filtre.',
  noReports: 'Vous n’avez personne sous votre responsabilité',
  failed: 'L’organisation n’a pas pu être chargée.',
  peopleIn:
    '%{count} personne, services : %{departments} |||| %{count} personnes, services : %{departments}',
  withoutHead: 'pas de responsable',
  withoutManager: '%{count} sans responsable',
  printedBy: 'Imprimé le %{date} par %{name}',
};
