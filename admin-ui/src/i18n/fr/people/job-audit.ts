import type { Messages } from '../../messages';

/** Changes of jobs in the audit log. */
export const jobAudit: Messages['audit']['actions']['job'] = {
  change: { own: 'Emploi modifié', of: 'Emploi modifié : %{name}' },
  withdraw: {
    own: 'Modification de l’emploi retirée',
    of: 'Modification de l’emploi retirée : %{name}',
  },
  type_add: { own: 'Type d’emploi ajouté', of: 'Type d’emploi ajouté : %{name}' },
  type_update: { own: 'Type d’emploi renommé', of: 'Type d’emploi renommé : %{name}' },
  type_delete: { own: 'Type d’emploi supprimé', of: 'Type d’emploi supprimé : %{name}' },
  import: { own: 'Parcours importé', of: 'Parcours importé : %{name}' },
  import_undone: {
    own: 'Import du parcours annulé',
    of: 'Import du parcours annulé : %{name}',
  },
  effect: {
    own: 'Changement prévu entré en vigueur',
    of: 'Changement prévu entré en vigueur : %{name}',
  },
};
