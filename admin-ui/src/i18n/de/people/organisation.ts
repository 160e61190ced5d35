import type { Messages } from '../../messages';

export * from './as-of';
export * from '../lists';
export * from '../team-tabs';

export const organisation: Messages['organisation'] = {
  title: 'Organisation',
  tree: 'Personen nach Vorgesetzten',
  people: 'Personen',
  found: 'Gefunden',
  foundOf: '%{count} Person gefunden |||| %{count} Personen gefunden',
  departments: 'Abteilungen',
  search: 'Person oder Position suchen...',
  print: 'Drucken',
  export: 'Exportieren',
  unfoldAll: 'Alle aufklappen',
  foldAll: 'Alle zuklappen',
  fold: '%{name} zuklappen',
  unfold: '%{name} aufklappen',
  person: 'Person',
  department: 'Abteilung',
  manager: 'Berichtet an',
  reports: 'Direkt',
  inAll: 'Insgesamt',
  reportsOf: '%{count} Person direkt |||| %{count} Personen direkt',
  inAllOf: '%{count} insgesamt',
  reportsTo: 'berichtet an %{name}',
  headOf: 'leitet %{department}',
  top: 'Oberste Ebene',
  lacking: 'Fehlend',
  noManager: 'Ohne Vorgesetzte',
  noHead: 'Ohne Leitung',
  more: '%{count} weitere',
  nobody: 'Niemand gefunden',
  nobodyText: 'Versuchen Sie eine andere Suche oder einen anderen Filter.',
  noReports: 'Niemand berichtet an Sie',
  failed: 'Die Organisation konnte nicht geladen werden.',
  peopleIn:
    '%{count} Person, Abteilungen: %{departments} |||| %{count} Personen, Abteilungen: %{departments}',
  withoutHead: 'ohne Leitung',
  withoutManager: '%{count} ohne Vorgesetzte',
  printedBy: 'Gedruckt am %{date} von %{name}',
};
