import type { Messages } from '../../messages';

export const columnNotes: Messages['imports']['notes'] = {
  missing: 'Pflichtangabe: Wählen Sie eine Spalte',
  missingValue: 'Pflichtangabe: Wählen Sie eine Spalte oder einen Wert für alle Zeilen',
  missingPerson: 'Pflichtangabe: eine Spalte mit Personalnummern, E-Mail-Adressen oder Namen',
  missingBalance:
    'Pflichtangabe: diese Spalte oder je eine Spalte pro Abwesenheitsart, etwa „Saldo: Jahresurlaub“',
  missingCountsFrom:
    'Pflichtangabe: der Tag, ab dem die Salden gelten; wählen Sie eine Spalte oder einen Wert für alle Zeilen',
  countsFrom: 'Alle Salden gelten ab diesem Tag',
  withoutUseBy:
    'Ohne dieses Datum wird ein Saldo genommen oder übertragen wie der Anspruch seines Urlaubsjahres',
  useBy: 'Der letzte Tag, an dem diese Salden genommen werden können',
  sameLeaveType: 'Alle Salden gehören zu dieser Abwesenheitsart',
  unknown: 'Unbekannt, bis die Angabe ergänzt wird',
  unknownSalary: 'Unbekannt, bis die Angabe ergänzt wird; bis dahin in keinem Abrechnungslauf',
  same: 'Derselbe Wert für alle Zeilen; ein bereits gespeicherter Wert bleibt',
  sameSalary: 'Dasselbe Monatsgehalt für alle Zeilen; ein bereits gespeichertes Gehalt bleibt',
  blankUnknown:
    '%{count} Zeile ist leer und bleibt unbekannt |||| %{count} Zeilen sind leer und bleiben unbekannt',
  email: 'Nicht in der Datei: wird nach dem Muster unten gebildet',
  blankEmails:
    '%{count} ist leer: wird nach dem Muster unten gebildet |||| %{count} sind leer: werden nach dem Muster unten gebildet',
  blank: '%{count} Zeile ist leer |||| %{count} Zeilen sind leer',
  left: '%{count} Person ist ausgetreten |||| %{count} Personen sind ausgetreten',
  manager:
    'Ein Name oder eine Adresse ohne passende Person bleibt als Text stehen, mit einer Warnung',
  decider: 'Angaben ohne passende Person werden ausgelassen, mit einer Warnung',
  departments:
    '%{count} von %{total} ist neu und wird angelegt |||| %{count} von %{total} sind neu und werden angelegt',
  lastFirst: 'Nachname zuerst: wird umgestellt',
  asWritten: 'Bleibt wie geschrieben',
  keep: 'So lassen',
  turn: 'Umstellen',
};
