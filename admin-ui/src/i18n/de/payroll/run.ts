import type { Messages } from '../../messages';

export const payRun: Messages['payRun'] = {
  notFound: 'Abrechnungslauf nicht gefunden',
  failed: 'Der Lauf konnte nicht geladen werden.',
  about: '%{span}, Auszahlung am %{date}',
  steps: 'Schritte des Laufs',
  stepOf: 'Schritt %{step} von 4:',
  calculate: 'Berechnen',
  review: 'Prüfen',
  approve: 'Freigeben',
  pay: 'Auszahlen',
  doneBy: '%{at}, von %{name}',
  toCheck: '%{count} Abrechnung zu prüfen |||| %{count} Abrechnungen zu prüfen',
  hadWarnings: '%{count} Abrechnung mit Warnungen |||| %{count} Abrechnungen mit Warnungen',
  nothingToCheck: 'nichts zu prüfen',
  bySecond: 'durch eine zweite Person',
  onDate: 'am %{date}',

  summary: 'Zusammenfassung',
  net: 'Nettogehalt',
  changeFrom: 'Änderung zu %{period}',
  noChange: 'Erster Lauf',
  nothingToCompare: 'nichts zum Vergleichen',
  gross: 'Bruttogehalt',
  deductions: 'Abzüge',
  fromPeriod: '%{amount} zu %{period}',
  payslips: '%{count} Abrechnung |||| %{count} Abrechnungen',
  peopleChanged: '%{count} Abrechnung geändert |||| %{count} Abrechnungen geändert',
  cost: 'Arbeitgeberkosten %{amount}, nicht Teil des Nettogehalts',

  verdict: {
    label: 'Prüfungen',
    noErrors: 'Keine Fehler',
    errors: '%{count} Abrechnung mit Fehler |||| %{count} Abrechnungen mit Fehlern',
    current: 'Nichts geändert seit %{time}',
    changed:
      '%{count} Abrechnung geändert seit %{time} |||| %{count} Abrechnungen geändert seit %{time}',
    changedAt:
      'Die Berechnung von %{time} änderte %{count} Abrechnung |||| Die Berechnung von %{time} änderte %{count} Abrechnungen',
    warnings: '%{count} Abrechnung mit Warnungen |||| %{count} Abrechnungen mit Warnungen',
    noWarnings: 'Keine Warnungen',
    held: '%{count} zurückgehalten, nicht ausgezahlt',
    locked: 'Gegen Änderungen gesperrt',
    approved: 'Freigegeben %{at}, von %{name}',
    issued: '%{count} Abrechnung ausgegeben |||| %{count} Abrechnungen ausgegeben',
    noBank: '%{count} ohne Bankkonto',
    noPayslip: 'keine Abrechnung',
    more: 'und %{count} weitere |||| und %{count} weitere',
  },

  bridge: {
    title: '%{previous} bis %{period}',
    caption: 'Was das Nettogehalt von %{previous} bis %{period} ändert',
    netPay: 'Nettogehalt',
    cause: 'Grund',
    people: 'Personen',
    amount: 'Betrag',
    same: 'Alle %{count} Abrechnungen sind wie im %{period}.',
    show: 'Nur zeigen: %{cause}',
    causes: {
      revision: 'Gehaltsänderungen',
      proration: 'Arbeitstage, unbezahlte Abwesenheit',
      started: 'Neue Bestandteile',
      ended: 'Beendete Bestandteile',
      changed: 'Geänderte Bestandteile',
      oneOff: 'Einmalige Zahlungen',
      differences: 'Differenzen früherer Zeiträume',
      paidBefore: 'Vorab außerplanmäßig gezahlt',
      otherPay: 'Zulagen abzüglich Abzüge',
      new: 'Neue Abrechnungen',
      gone: 'Keine Abrechnung mehr',
      held: 'Zurückgehalten',
    },
  },
  first:
    'Es gibt keinen früheren Lauf. Vergleichen Sie mit Ihrer letzten Lohnliste: %{payslips}, %{net} netto.',

  totals: {
    title: 'Summen',
    by: 'Summen nach',
    department: 'Abteilung',
    component: 'Bestandteil',
    payslips: 'Abrechnungen',
    net: 'Nettogehalt',
    amount: 'Betrag',
    change: 'Änderung',
    total: 'Gesamt',
    without: 'Diesmal keine Abrechnung',
  },

  people: {
    title: 'Was sich seit %{period} geändert hat',
    firstTitle: 'Abrechnungen',
    compared: 'verglichen mit %{period}',
    search: 'Name oder Personalnummer suchen',
    department: 'Abteilung',
    allDepartments: 'Alle Abteilungen',
    warnings: 'Abrechnungen zeigen',
    all: 'Alle',
    chosenCause: 'Grund: %{cause}',
    lastNet: 'Netto %{period}',
    thisNet: 'Netto %{period}',
    employee: 'Name',
    change: 'Änderung',
    why: 'Warum',
    none: 'keine',
    unchanged: 'unverändert',
    check: 'Zu prüfen',
    changed: 'Geändert',
    absent: 'Keine Abrechnung im %{period}',
    same: 'Unverändert',
    showSame: '%{count} Person zeigen |||| %{count} Personen zeigen',
    more: 'Mehr zeigen',
    nobody: 'Keine Abrechnungen gefunden',
    nobodyText: 'Versuchen Sie eine andere Suche oder einen anderen Filter.',
    failed: 'Die Abrechnungen konnten nicht geladen werden.',
    warning: 'Warnung |||| Warnungen',
    error: 'Fehler',
    reasons: {
      held: 'Zurückgehalten',
      heldWhy: 'Zurückgehalten: %{note}',
      left: 'Austritt %{date}',
      leftUnknown: 'Ausgetreten',
      toRecover: '%{amount} noch zu verrechnen, mit späterem Gehalt',
      nothingDue: 'Nichts fällig',
      paidOffCycle: 'Außerplanmäßig gezahlt',
      notEmployed: 'In diesem Zeitraum nicht beschäftigt',
    },
  },

  errors: {
    noSalary: 'Kein Gehalt bekannt. Tragen Sie es bei der Person unter Gehalt ein.',
    tooLarge: 'Ein Betrag liegt über der Grenze. Berichtigen Sie den Bestandteil oder das Gehalt.',
    recordExists:
      'Ein Gehalt hat schon dieses Auszahlungsdatum. Stornieren Sie es, oder stellen Sie die Abrechnung zurück.',
  },

  running: {
    computing: '%{count} Person wird berechnet |||| %{count} Personen werden berechnet',
    computingText:
      'Gehälter, Abwesenheiten, Bestandteile und frühere Abrechnungen werden gelesen und mit dem Zeitraum davor verglichen.',
    paying: '%{count} Abrechnung wird ausgezahlt |||| %{count} Abrechnungen werden ausgezahlt',
    payingText:
      'Das lässt sich nicht anhalten. Startet der Server neu, geht es von selbst weiter und zahlt niemanden doppelt.',
    people: '%{done} von %{of} Personen',
    payslips: '%{done} von %{of} Abrechnungen',
    leave: 'Sie können diese Seite verlassen. Der Lauf geht ohne sie weiter.',
  },

  recalculate: 'Neu berechnen',
  recalculated: 'Neu berechnet, nichts hat sich geändert.',
  recalculatedChanged:
    'Neu berechnet, %{count} Abrechnung hat sich geändert. |||| Neu berechnet, %{count} Abrechnungen haben sich geändert.',

  approving: {
    review: 'Prüfen',
    action:
      '%{count} Abrechnung freigeben, %{net} netto |||| %{count} Abrechnungen freigeben, %{net} netto',
    submit: '%{count} Abrechnung freigeben |||| %{count} Abrechnungen freigeben',
    title: '%{run} freigeben',
    payslips: 'Abrechnungen',
    net: 'Nettogehalt',
    payDate: 'Auszahlung',
    change: '%{amount} zu %{period}, keine Fehler',
    first: 'Kein früherer Lauf zum Vergleichen, keine Fehler',
    warnings:
      '%{count} Abrechnung hat Warnungen: %{warnings}. |||| %{count} Abrechnungen haben Warnungen: %{warnings}.',
    warning: '%{warning} (%{count})',
    otherWarnings: 'andere',
    heldOne: '%{names} ist zurückgehalten und wird nicht ausgezahlt.',
    heldSome: '%{names} sind zurückgehalten und werden nicht ausgezahlt.',
    others: '%{count} weitere Person |||| %{count} weitere Personen',
    toRecover: '%{amount} bleiben noch zu verrechnen: %{names}.',
    alone: 'Angelegt von %{name}, freigegeben von Ihnen. Niemand sonst hat darauf gesehen.',
    again:
      'Zuerst wird alles noch einmal berechnet. Hat sich seit %{time} etwas geändert, wird nichts freigegeben, und Sie sehen, was sich geändert hat.',
    done: '%{run} freigegeben.',
    refusals: {
      errors: 'Zuerst berichtigen: %{errors}.',
      nobody: 'Es gibt keine Abrechnung zum Freigeben.',
      computing: 'Der Lauf wird noch berechnet.',
      signed:
        'Sie haben unterzeichnet. Was Sie erfasst haben, muss noch jemand anderes unterzeichnen.',
      unsigned: 'Was Sie erfasst haben, muss jemand anderes unterzeichnen.',
    },
  },

  signing: {
    title: 'Unterschriften',
    titleOf: '%{run} unterzeichnen',
    intro:
      'Was dieser Lauf zum ersten Mal zahlt, unterzeichnet ein Admin, der es nicht erfasst hat. Jede Änderung macht die Unterschriften ungültig.',
    action:
      '%{count} Abrechnung unterzeichnen, %{net} netto |||| %{count} Abrechnungen unterzeichnen, %{net} netto',
    submit: 'Unterzeichnen',
    signed: 'Unterzeichnet von %{name}',
    youSign: 'Sie unterzeichnen: %{changes}.',
    by: '%{changes} von %{name}: %{names}',
    byAlone: '%{changes} von %{name}',
    signers: '%{names} kann das unterzeichnen. |||| %{names} können das unterzeichnen.',
    nobody:
      'Niemand kann das unterzeichnen: Alle anderen Admins hat %{name} seit dem letzten ausgezahlten Lauf angelegt, aktiviert oder zurückgesetzt. Wer den Server betreibt, kann einen Admin hinzufügen.',
    void: 'Die Unterschrift wird ungültig, sobald sich in diesem Lauf etwas ändert.',
    done: 'Sie haben %{run} unterzeichnet.',
    kinds: {
      salary: '%{count} Gehaltsänderung |||| %{count} Gehaltsänderungen',
      person: '%{count} neue Person |||| %{count} neue Personen',
      employment:
        '%{count} Änderung von Eintritt oder letztem Tag |||| %{count} Änderungen von Eintritt oder letztem Tag',
      department: '%{count} Abteilungswechsel |||| %{count} Abteilungswechsel',
      item: '%{count} Änderung einer Lohnart |||| %{count} Änderungen von Lohnarten',
      payment:
        '%{count} Änderung einer einmaligen Zahlung |||| %{count} Änderungen einmaliger Zahlungen',
      hold: '%{count} Abrechnung zurückgehalten oder freigegeben |||| %{count} Abrechnungen zurückgehalten oder freigegeben',
      reversal: '%{count} stornierte Abrechnung |||| %{count} stornierte Abrechnungen',
      leave:
        '%{count} Änderung unbezahlter Abwesenheit |||| %{count} Änderungen unbezahlter Abwesenheit',
      schedule:
        '%{count} Änderung von Arbeitszeit oder Feiertagen |||| %{count} Änderungen von Arbeitszeit oder Feiertagen',
      setting: '%{count} Änderung der Einstellungen |||| %{count} Änderungen der Einstellungen',
      bank: '%{count} Änderung eines Bankkontos |||| %{count} Änderungen von Bankkonten',
      run: 'Dieser Lauf, angelegt',
    },
  },

  early: {
    period:
      'Der Zeitraum endet am %{date}. Was bis dahin erfasst wird, verrechnet der nächste Lauf.',
    payDate: 'Das Auszahlungsdatum, %{date}, ist vorbei.',
  },

  paying: {
    action:
      '%{count} Abrechnung auszahlen, %{net} netto |||| %{count} Abrechnungen auszahlen, %{net} netto',
    submit: '%{count} Abrechnung auszahlen |||| %{count} Abrechnungen auszahlen',
    title: '%{run} auszahlen',
    text: 'Die Abrechnungen werden sichtbar, %{count} Person wird benachrichtigt. |||| Die Abrechnungen werden sichtbar, %{count} Personen werden benachrichtigt.',
    noBank:
      '%{count} Abrechnung hat kein Bankkonto und fehlt in der Bankdatei. |||| %{count} Abrechnungen haben kein Bankkonto und fehlen in der Bankdatei.',
    final:
      'Das kann nicht rückgängig gemacht werden. Eine ausgezahlte Abrechnung kann nur einzeln storniert werden; sie ist dann wieder fällig.',
    approvedBy: 'Freigegeben %{at}, von %{name}.',
    bank: 'Die Überweisungen werden nicht hier ausgeführt: Geben Sie die Bankdatei nach der Auszahlung Ihrer Bank.',
    done: '%{run} ausgezahlt.',
    started: '%{run} wird ausgezahlt.',
  },

  reopening: {
    action: 'Wieder öffnen',
    title: '%{run} wieder öffnen?',
    text: 'Der Lauf wird wieder ein Entwurf und muss noch einmal freigegeben werden.',
    reason: 'Grund',
    submit: 'Lauf wieder öffnen',
    busy: 'Wird geöffnet …',
    done: '%{run} wieder geöffnet.',
  },
  discarding: {
    action: 'Verwerfen',
    title: '%{run} verwerfen?',
    text: 'Die Abrechnungen und einmaligen Zahlungen entfallen. Der Zeitraum kann neu begonnen werden.',
    submit: 'Lauf verwerfen',
    done: '%{run} verworfen.',
  },

  downloads: {
    title: 'Downloads',
    slips: 'Abrechnungen',
    slipsText: 'ZIP, %{count} PDF-Datei |||| ZIP, %{count} PDF-Dateien',
    handover: 'Übergabe an das Lohnbüro',
    handoverText: 'Excel: Personen mit Änderungen, Bezüge mit Lohnarten, Abwesenheiten',
    bank: 'Bankdatei',
    bankCsv: 'CSV. Nur Abrechnungen mit Bankkonto.',
    bankText: 'CSV, oder SEPA für Konten in Euro. Nur ausgezahlte Abrechnungen mit Bankkonto.',
    download: 'Herunterladen',
    csv: 'CSV',
    sepa: 'SEPA',
  },

  open: {
    title: 'Noch offen',
    held: '%{name} war zurückgehalten',
    heldText: '%{note}. Ein außerplanmäßiger Lauf zahlt es aus, sobald es geklärt ist.',
    pay: 'Außerplanmäßig auszahlen',
    payOf: 'Außerplanmäßig auszahlen: %{name}',
    toRecover: '%{amount} noch zu verrechnen mit %{name}',
    toRecoverText:
      'Wird mit späterem Gehalt verrechnet, soweit das Nettogehalt 0 oder mehr bleibt.',
  },

  paidList: { title: 'Abrechnungen', reversed: 'Storniert' },

  drawer: {
    title: 'Abrechnung',
    previous: 'Vorige Person',
    next: 'Nächste Person',
    notFound: 'Abrechnung nicht gefunden',
    failed: 'Die Abrechnung konnte nicht geladen werden.',
    netOf: 'Nettogehalt, %{period}',
    change: 'Änderung',
    causes: 'Warum es sich geändert hat',
    add: 'Zur Abrechnung hinzufügen',
    component: 'Bestandteil',
    chooseComponent: 'Bestandteil wählen',
    note: 'Notiz',
    noteHint: 'Steht auf der Abrechnung.',
    once: 'Nur in diesem Lauf. Bleibt beim Neuberechnen.',
    costsApproval: 'Wenn Sie diesen Lauf bearbeiten, muss ihn jemand anderes freigeben.',
    submit: 'Hinzufügen',
    submitNet: 'Hinzufügen, netto %{net}',
    added: '%{component} hinzugefügt.',
    noComponents:
      'Außer dem Gehalt gibt es keine Bestandteile. Legen Sie welche an unter Einstellungen, Abrechnung.',
    noComponent: {
      earning:
        'Es gibt keinen Bestandteil, mit dem es gezahlt werden kann. Fügen Sie unter Einstellungen, Abrechnung einen Bezug mit Betrag hinzu.',
      deduction:
        'Es gibt keinen Bestandteil, mit dem es abgezogen werden kann. Fügen Sie unter Einstellungen, Abrechnung einen Abzug mit Betrag hinzu.',
    },
    settle: '%{amount} hinzufügen',
    settleAs: '%{amount} als %{component} hinzufügen',
    remove: '%{component} entfernen',
    removed: '%{component} entfernt.',
    hold: 'Zurückhalten',
    holdTitle: 'Abrechnung von %{name} zurückhalten?',
    holdText:
      'Sie bleibt aus diesem Lauf heraus. Sie kann später ausgezahlt werden, außerplanmäßig oder mit dem nächsten Lauf.',
    holdReason: 'Grund',
    holding: 'Wird zurückgehalten …',
    held: 'Abrechnung von %{name} zurückgehalten.',
    heldBy: 'Zurückgehalten: %{reason} (%{name})',
    release: 'Wieder aufnehmen',
    released: 'Abrechnung von %{name} wieder aufgenommen.',
    withdraw: '%{component} zurücknehmen, %{amount}',
    withdrawTitle: '%{component} von %{name} zurücknehmen?',
    withdrawText:
      '%{amount} sind nicht mehr fällig. Diese Abrechnung bleibt, wie sie war: Der nächste Lauf zieht den Betrag ab; was er nicht abziehen kann, bleibt zu verrechnen.',
    withdrawSubmit: 'Zahlung zurücknehmen',
    withdrawing: 'Wird zurückgenommen ...',
    withdrawn: '%{component} von %{name} zurückgenommen.',
    reverseWhy: 'Was mit den einmaligen Zahlungen geschieht',
    payAgain: 'Wieder auszahlen',
    payAgainText: 'Alles, was diese Abrechnung ausgezahlt hat, ist wieder fällig.',
    payNever: 'Sie hätte nicht ausgezahlt werden sollen',
    payNeverText:
      'Ihre einmaligen Zahlungen werden zurückgenommen. Nur was sonst fällig ist, wird wieder ausgezahlt.',
    reverse: 'Stornieren',
    reverseTitle: 'Abrechnung von %{name} stornieren?',
    reverseText:
      'Für Geld, das zurückkam oder nie abging: Der Gehaltseintrag wird storniert, und %{net} sind wieder fällig. Hat %{name} das Geld, nehmen Sie stattdessen die Zahlung zurück.',
    reverseSubmit: 'Abrechnung stornieren',
    reversing: 'Wird storniert …',
    reversed: 'Abrechnung von %{name} storniert.',
    reversedOn: 'Storniert am %{date}: %{reason}',
    pdf: 'PDF',
    openPay: 'Gehalt öffnen',
    keys: 'Pfeiltasten oder J und K gehen zur nächsten Person, Escape schließt.',
  },
};
