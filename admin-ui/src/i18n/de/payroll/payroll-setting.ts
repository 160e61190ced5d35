import type { Messages } from '../../messages';

export * from './pay-items';

export const payrollSetting: Messages['payrollSetting'] = {
  title: 'Einstellungen der Abrechnung',
  taxes: 'Steuern werden nicht berechnet.',
  taxesText:
    'Erfassen Sie sie als Abzüge, wie sie von Ihrem Lohnbüro oder Ihrer Steuerberatung kommen.',
  failed: 'Die Einstellungen der Abrechnung konnten nicht geladen werden.',
  changesFrom: 'Eine Änderung gilt ab %{date}. Frühere Zeiträume behalten ihre Werte.',
  kept: 'Bis %{date}: %{value}',
  periods: {
    title: 'Abrechnungszeiträume',
    text: 'Für das ganze Unternehmen.',
    started:
      'Der erste Zeitraum bleibt. Eine andere Häufigkeit braucht einen Zeitraum ohne Lauf: Verwerfen Sie zuerst den Entwurf.',
    frequency: 'Häufigkeit',
    frequencies: {
      monthly: { label: 'Monatlich', help: 'Das Monatsgehalt.' },
      twiceMonthly: {
        label: 'Zweimal im Monat',
        help: 'Das halbe Monatsgehalt, ab dem 1. und ab dem 16.',
      },
      biweekly: { label: 'Alle zwei Wochen', help: '12/26 des Monatsgehalts.' },
      weekly: { label: 'Wöchentlich', help: '12/52 des Monatsgehalts.' },
    },
    first: 'Der erste Zeitraum beginnt am',
    firstHint: 'Was vor diesem Tag liegt, zahlt oder verrechnet kein Lauf.',
    firstMissing: 'Bitte geben Sie den Tag ein, an dem der erste Zeitraum beginnt.',
    payDay: 'Zahltag',
    lastDay: 'Letzter Tag des Monats',
    day: 'Tag %{day} des Monats',
    payDayHint: 'Fällt er auf ein Wochenende, gilt der Freitag davor.',
    endOfPeriod:
      'Gezahlt wird am letzten Tag jedes Zeitraums oder am Freitag vor einem Wochenende.',
    next: 'Nächste Zahltage',
    forPeriod: 'für %{dates}',
    since: 'Der erste Zeitraum begann am %{date}.',
  },
  proration: {
    title: 'Anteilige Berechnung',
    text: 'Für Personen, die innerhalb eines Zeitraums eintreten, austreten, ein neues Gehalt bekommen oder unbezahlt abwesend sind.',
    calendar: 'Kalendertage',
    working: 'Arbeitstage',
    thirty: 'Monate mit 30 Tagen',
    example: 'Eintritt %{date} mit %{salary}: %{days} von %{of} Tagen, %{amount}',
  },
  review: {
    title: 'Prüfung und Freigabe',
    text: 'Das Vier-Augen-Prinzip braucht mindestens zwei Admins. Es gibt %{count} Admin. |||| Das Vier-Augen-Prinzip braucht mindestens zwei Admins. Es gibt %{count} Admins.',
    approval: 'Freigabe',
    fourEyes: 'Vier-Augen-Prinzip',
    needTwo:
      'Nur eine Admin-Person kann sich anmelden. Bis eine zweite dazukommt, gibt sie Läufe allein frei.',
    fourEyesText:
      'Was ein Lauf zum ersten Mal zahlt, unterzeichnet ein Admin, der es nicht erfasst hat.',
    anyAdmin: 'Jeder Admin gibt frei',
    anyAdminText:
      'Dieselbe Person darf berechnen und freigeben. Ein zweiter Admin muss das ebenfalls wählen.',
    offAsked:
      'Beantragt von %{name} am %{date}. Es gilt, sobald ein anderer Admin dasselbe speichert.',
    offTakeBack: 'Zurücknehmen',
    warn: 'Warnen, wenn sich das Nettogehalt stärker ändert als um',
    least: 'Mindestens diesen Anteil des Bruttogehalts lassen',
    leastOf: 'mindestens %{percent} %',
    leastHint:
      'So viel bleibt als Nettogehalt, wenn zu viel Gezahltes verrechnet wird. Der Rest folgt später.',
    notPercent: 'Bitte geben Sie eine ganze Zahl von %{min} bis 100 ein.',
  },
  bank: {
    title: 'Bank',
    text: 'Das Konto, von dem gezahlt wird. Die Bankdatei ist eine CSV-Datei, in Euro auch SEPA (pain.001).',
    iban: 'IBAN des Unternehmens',
    bic: 'BIC des Unternehmens',
  },
  confirmed:
    'Möglicherweise werden Sie nach Ihrem Passwort gefragt. Änderungen stehen im Änderungsprotokoll.',
  save: 'Einstellungen speichern',
  saved: 'Einstellungen der Abrechnung gespeichert.',
  reset: 'Änderungen verwerfen',
  components: {
    drag: 'An eine andere Stelle ziehen oder die Pfeiltasten benutzen',
    move: '%{name} verschieben',
    title: 'Bestandteile',
    text: 'Was eine Gehaltsabrechnung enthalten kann, in dieser Reihenfolge. Was in Gebrauch ist, wird nie gelöscht, nur abgeschaltet.',
    failed: 'Die Bestandteile konnten nicht geladen werden.',
    name: 'Name',
    kind: 'Art',
    unit: 'Angegeben als',
    wageCode: 'Lohnart',
    items: 'Posten',
    action: 'Aktion',
    builtin: 'vorgegeben',
    off: 'abgeschaltet',
    units: { amount: 'Betrag', percent: 'Prozentsatz des Grundgehalts', hours: 'Stunden' },
    shortUnits: { amount: 'Betrag', percent: 'Prozentsatz', hours: 'Stunden' },
    prorated: 'anteilig',
    described: '%{kind}, %{unit}',
    none: 'keine',
    up: '%{name} nach oben verschieben',
    down: '%{name} nach unten verschieben',
    moved: 'Reihenfolge geändert.',
    edit: 'Bearbeiten',
    editOf: '%{name} bearbeiten',
    add: 'Bestandteil hinzufügen',
    addTitle: 'Bestandteil hinzufügen',
    editTitle: 'Bestandteil bearbeiten',
    proratedLabel: 'Anteilig',
    proratedText: 'Weniger für Tage ohne Beschäftigung oder Bezahlung.',
    activeLabel: 'Aktiv',
    activeText:
      'Abgeschaltet kann er nicht mehr vergeben werden. Schon vergebene Posten laufen weiter, bis sie beendet werden.',
    wageCodeHint: 'Die Nummer der Lohnart bei Ihrem Lohnbüro.',
    used: 'In Gebrauch, deshalb bleibt es so.',
    save: 'Bestandteil speichern',
    done: 'Bestandteil gespeichert.',
  },
};
