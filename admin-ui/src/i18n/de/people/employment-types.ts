import type { Messages } from '../../messages';

export const employmentTypes: Messages['employmentTypes'] = {
  title: 'Beschäftigungsarten',
  text: 'Ob jemand unbefristet, befristet oder anders beschäftigt ist. Sie wird mit einer Änderung der Stelle gewählt.',
  add: 'Beschäftigungsart hinzufügen',
  addTitle: 'Beschäftigungsart hinzufügen',
  editTitle: 'Beschäftigungsart umbenennen',
  name: 'Name',
  people: 'Personen',
  action: 'Aktion',
  edit: 'Umbenennen',
  editOf: '%{name} umbenennen',
  remove: 'Löschen',
  removeOf: '%{name} löschen',
  removeTitle: '%{name} löschen?',
  removeText: 'Nur eine Art, die niemand hat oder hatte, kann gelöscht werden.',
  failed: 'Die Beschäftigungsarten konnten nicht geladen werden.',
  save: 'Speichern',
  saved: 'Beschäftigungsart gespeichert.',
  removed: 'Beschäftigungsart gelöscht.',
};
