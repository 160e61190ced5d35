import type { Messages } from '../../messages';

export const employmentTypes: Messages['employmentTypes'] = {
  title: 'Types d’emploi',
  text: 'La nature du contrat d’une personne. Le type se choisit en modifiant son emploi.',
  add: 'Ajouter un type',
  addTitle: 'Ajouter un type d’emploi',
  editTitle: 'Renommer le type d’emploi',
  name: 'Nom',
  people: 'Personnes',
  action: 'Action',
  edit: 'Renommer',
  editOf: 'Renommer %{name}',
  remove: 'Supprimer',
  removeOf: 'Supprimer %{name}',
  removeTitle: 'Supprimer %{name} ?',
  removeText: 'Seul un type que personne n’a ni n’a eu peut être supprimé.',
  failed: 'Les types d’emploi n’ont pas pu être chargés.',
  save: 'Enregistrer',
  saved: 'Type d’emploi enregistré.',
  removed: 'Type d’emploi supprimé.',
};
