export * from '../imports/headings';
import type { Messages } from '../../messages';

export * from './from-office';
export * from './run';
export * from './leavers';
export * from './pay-items';

export const payroll: Messages['payroll'] = {
  title: 'Abrechnung',
  failed: 'Die Abrechnung konnte nicht geladen werden.',
  start: '%{period} beginnen',
  offCycle: 'Außerplanmäßiger Lauf',
  kinds: { regular: 'Regulär', offCycle: 'Außerplanmäßig' },
  allKinds: 'Alle',
  year: 'Jahr',
  allYears: 'Alle Jahre',
  kind: 'Art',
  runs: 'Abrechnungsläufe',
  run: 'Lauf',
  payDate: 'Auszahlungsdatum',
  state: 'Stand',
  payslips: 'Abrechnungen',
  net: 'Nettogehalt',
  change: 'Änderung zum letzten Zeitraum',
  noneFilteredText: 'Keine Läufe dieser Art in diesem Jahr.',
  none: 'Noch keine Abrechnungsläufe',
  noneText: 'Beginnen Sie den ersten. Gezahlt wird erst, wenn Sie ihn freigeben und auszahlen.',
  unnamed: 'Außerplanmäßig, %{period}',
  states: {
    draft: 'Entwurf',
    calculating: 'Wird berechnet',
    approved: 'Freigegeben',
    paying: 'Wird ausgezahlt',
    paid: 'Ausgezahlt',
    discarded: 'Verworfen',
  },

  netOfYear: 'Nettogehalt, zwölf Monate',
  netFromTo: 'Nettogehalt nach Monat, von %{first} im %{from} bis %{last} im %{to}',
  open: {
    payDate: 'Auszahlung %{date}, %{left}',
    netOf: 'netto für %{count}',
    compared: '%{sum}, %{change}',
    clean: '%{count} ohne Hinweise |||| %{count} ohne Hinweise',
  },

  next: {
    title: 'Als Nächstes: %{period}',
    openRun: 'Lauf öffnen: %{period}',
    notStarted: 'nicht begonnen, Auszahlung %{left}',
    today: 'heute, %{date}',
    payDay: 'Auszahlung, %{date}',
    people: 'Personen',
    hires: '%{count} Eintritt |||| %{count} Eintritte',
    leavers: '%{count} Austritt |||| %{count} Austritte',
    lateHires: '%{count} nachgemeldeter Eintritt |||| %{count} nachgemeldete Eintritte',
    lateLeavers: '%{count} nachgemeldeter Austritt |||| %{count} nachgemeldete Austritte',
    revisions: 'Gehaltsänderungen',
    backdated: '%{count} für einen früheren Zeitraum |||| %{count} für frühere Zeiträume',
    noneBackdated: 'keine für frühere Zeiträume',
    unpaid: 'Unbezahlte Abwesenheit',
    unpaidPeople: '%{count} Person |||| %{count} Personen',
    nobody: 'niemand',
  },

  setUp: {
    title: 'Die Abrechnung ist noch nicht eingerichtet',
    text: 'Ein Lauf ermittelt, was allen für einen Zeitraum zusteht, abzüglich des bereits Gezahlten. Sie prüfen ihn, eine zweite Person gibt ihn frei, dann wird ausgezahlt.',
    untaxed:
      'Steuern und Sozialabgaben werden nicht berechnet. Sie kommen von Ihrem Steuerbüro oder Lohnbüro: Geben Sie sie als Abzüge ein, oder importieren Sie dessen Datei in einen Entwurf.',
    action: 'Abrechnung einrichten',
    steps: {
      periods: 'Abrechnungszeiträume',
      periodsText: 'Monatlich oder wöchentlich, der erste Tag und der Zahltag',
      components: 'Bestandteile',
      componentsText: 'Das Grundgehalt gibt es schon. Fügen Sie Zulagen und Abzüge hinzu',
      bank: 'Bankkonten',
      bankText: 'Wer keines hat, fehlt in der Bankdatei',
    },
    kept: 'Von Hand erfasste Gehälter bleiben im Verlauf.',
  },

  off: {
    title: 'Außerplanmäßiger Lauf',
    text: 'Zahlt einzelne Personen vor dem regulären Lauf aus, der dann weglässt, was sie erhalten haben.',
    name: 'Name',
    nameHint: 'Steht so auf den Abrechnungen.',
    payDate: 'Auszahlungsdatum',
    payDateHint: 'Heute, wenn Sie es leer lassen.',
    people: 'Personen hinzufügen',
    search: 'Name oder Personalnummer',
    nobody: 'Niemand gefunden',
    chosen: 'Personen in diesem Lauf',
    remove: '%{name} entfernen',
    what: 'Was gezahlt wird',
    everything: 'Alles Fällige',
    everythingText: 'Gehalt, Bestandteile und Differenzen früherer Zeiträume.',
    single: 'Nur einmalige Zahlungen',
    singleText: 'Eine Prämie, Provision oder Überstunden, mit den Beträgen unten.',
    create: 'Entwurf anlegen',
    created: 'Außerplanmäßiger Entwurf angelegt.',
    needsPeople: 'Wählen Sie mindestens eine Person.',
    paymentOf: 'Einmalige Zahlung an %{name}',
    needsPayments: 'Fügen Sie mindestens eine Person mit Betrag hinzu.',
  },
};
