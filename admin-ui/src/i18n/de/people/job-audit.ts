import type { Messages } from '../../messages';

/** Changes of jobs in the audit log. */
export const jobAudit: Messages['audit']['actions']['job'] = {
  change: { own: 'Stelle geändert', of: 'Stelle geändert: %{name}' },
  withdraw: {
    own: 'Änderung der Stelle zurückgezogen',
    of: 'Änderung der Stelle zurückgezogen: %{name}',
  },
  type_add: {
    own: 'Beschäftigungsart hinzugefügt',
    of: 'Beschäftigungsart hinzugefügt: %{name}',
  },
  type_update: {
    own: 'Beschäftigungsart umbenannt',
    of: 'Beschäftigungsart umbenannt: %{name}',
  },
  type_delete: { own: 'Beschäftigungsart gelöscht', of: 'Beschäftigungsart gelöscht: %{name}' },
  import: { own: 'Werdegang importiert', of: 'Werdegang importiert: %{name}' },
  import_undone: {
    own: 'Import des Werdegangs rückgängig gemacht',
    of: 'Import des Werdegangs rückgängig gemacht: %{name}',
  },
  effect: {
    own: 'Geplante Änderung in Kraft getreten',
    of: 'Geplante Änderung in Kraft getreten: %{name}',
  },
};
