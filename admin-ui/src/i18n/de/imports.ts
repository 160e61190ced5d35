import { balanceMeaning } from './imports/balance-meaning';
import { columnNotes } from './imports/column-notes';
import { importedFields } from './imports/imported-fields';
import { importRemarks } from './imports/import-remarks';
import type { Messages } from '../messages';
import { rowMessages } from './imports/row-messages';

export * from './imports/headings';

export const imports: Messages['imports'] = {
  title: {
    employees: 'Mitarbeitende importieren',
    jobs: 'Werdegang importieren',
    salaries: 'Gehälter importieren',
    leaves: 'Anträge importieren',
    balances: 'Urlaubssalden importieren',
  },
  kinds: {
    employees: 'Mitarbeitende',
    jobs: 'Werdegang',
    salaries: 'Gehälter',
    leaves: 'Anträge',
    balances: 'Urlaubssalden',
  },
  steps: {
    label: 'Schritte des Imports',
    of: 'Schritt %{step} von %{count}:',
    upload: 'Hochladen',
    columns: 'Spalten und Werte',
    check: 'Prüfen',
    apply: 'Übernehmen',
  },
  settled: {
    upload: '%{file}, %{count} Zeile |||| %{file}, %{count} Zeilen',
    columns: '%{used} von %{count} Spalte verwendet |||| %{used} von %{count} Spalten verwendet',
    check:
      '%{going} von %{count} Zeile kann importiert werden |||| %{going} von %{count} Zeilen können importiert werden',
  },
  notFound: 'Import nicht gefunden',
  back: 'Zurück',
  continue: 'Weiter',
  unreachable: 'Der Server ist gerade nicht erreichbar. Diese Seite versucht es weiter.',
  changedSince:
    '%{count} Datensatz wurde seitdem geändert |||| %{count} Datensätze wurden seitdem geändert',
  fault: {
    check: 'Die Zeilen wurden nicht geprüft.',
    apply: 'Es wurde nichts importiert.',
    undo: 'Der Import wurde nicht rückgängig gemacht.',
  },
  results: {
    new: 'Neu',
    changed: 'Geändert',
    unchanged: 'Unverändert',
    repeated: 'Doppelt',
    refused: 'Abgelehnt',
  },
  outcomes: {
    new: 'Hinzugefügt',
    changed: 'Aktualisiert',
    unchanged: 'Unverändert',
    repeated: 'Doppelt',
    refused: 'Abgelehnt',
  },
  row: {
    new: 'Neu',
    changed: 'Geändert',
    unchanged: 'Unverändert',
    repeated: 'Doppelt',
    refused: 'Abgelehnt',
  },
  rowMessages,
  fields: importedFields,
  balanceOf: 'Saldo: %{type}',
  upload: {
    kind: 'Inhalt der Datei',
    drop: 'CSV- oder Excel-Datei hier ablegen',
    hint: 'oder wählen Sie eine auf Ihrem Computer aus. CSV darf mit Komma, Semikolon oder Tabulator getrennt sein. Bis 20 MB.',
    choose: 'Datei auswählen',
    another: 'Andere Datei auswählen',
    large:
      'Diese Datei ist größer als 20 MB. Teilen Sie sie auf, oder entfernen Sie Spalten, die Sie nicht brauchen.',
    failed: 'Die Datei konnte nicht hochgeladen werden. Bitte versuchen Sie es erneut.',
    read: '%{file} wurde gelesen: %{count} Zeile. |||| %{file} wurde gelesen: %{count} Zeilen.',
    file: 'Die Datei',
    rows: '%{count} Zeile |||| %{count} Zeilen',
    columns: '%{count} Spalte |||| %{count} Spalten',
    workbook: 'Excel-Arbeitsmappe',
    template: 'Vorlage herunterladen',
    separators: {
      comma: 'mit Komma getrennt',
      semicolon: 'mit Semikolon getrennt',
      tab: 'mit Tabulator getrennt',
    },
    remove: 'Entfernen',
    nothing: 'Es wird nichts gespeichert, bevor Sie die Zeilen geprüft haben.',
  },
  earlier: {
    title: 'Frühere Importe',
    counts: '%{new} neu, %{changed} geändert',
    undo: 'Rückgängig',
    undoOf: 'Import von %{name} rückgängig machen',
    undone: 'Rückgängig gemacht am %{date}',
    continue: 'Fortsetzen',
    watch: 'Läuft',
    continueWith: '%{name} fortsetzen',
    discard: 'Verwerfen',
    discardOf: '%{name} verwerfen',
    more: 'Mehr anzeigen',
    failed: 'Die früheren Importe konnten nicht geladen werden.',
  },
  columns: {
    title: 'Spalten',
    blanks:
      'Eine leere Zelle ändert nichts: Was über eine Person gespeichert ist, bleibt. Um einen Wert zu entfernen, bearbeiten Sie die Person.',
    jobBlanks:
      'Eine leere Zelle sagt nichts aus. Schreiben Sie (none), wo etwas ab diesem Tag nicht mehr gilt. Die erste Zeile jeder Person gilt von Anfang an.',
    heading: 'Spalte in der Datei',
    samples: 'Beispielwerte',
    becomes: 'Feld',
    note: 'Hinweis',
    becomesOf: 'Feld für %{column}',
    columnOf: 'Spalte für %{field}',
    none: 'Nicht importieren',
    noColumn: 'Keine Spalte',
    unknown: 'Bleibt unbekannt',
    constant: 'Ein Wert für alle Zeilen',
    constantOf: '%{field} für alle Zeilen',
    blank: 'leer',
    show: 'Nicht importierte Spalte anzeigen |||| %{count} nicht importierte Spalten anzeigen',
    hide: 'Nicht importierte Spalten ausblenden',
    check: '%{count} Zeile prüfen |||| %{count} Zeilen prüfen',
    lacking:
      'Oben fehlt eine Einstellung oder ist ungültig. |||| Oben fehlen %{count} Einstellungen oder sind ungültig.',
    refused: 'Die Zeilen konnten nicht geprüft werden.',
    failed: 'Die Spalten der Datei konnten nicht geladen werden.',
  },
  notes: columnNotes,
  dates: {
    title: 'Datumsangaben',
    orders: {
      'year-first': 'Jahr zuerst',
      'month-first': 'Monat zuerst',
      'day-first': 'Tag zuerst',
    },
    clear:
      '%{clear} von %{count} Datum ist eindeutig. |||| %{clear} von %{count} Datumsangaben sind eindeutig.',
    unclear:
      'Das Datum ist mehrdeutig. Wählen Sie die richtige Reihenfolge. |||| %{count} Datumsangaben sind mehrdeutig. Wählen Sie die richtige Reihenfolge.',
    means: '%{written} ist der %{date}.',
    exist: 'Das Datum ist gültig. |||| %{count} Datumsangaben sind gültig.',
    wrong:
      '%{count} Datum wäre ungültig, etwa %{example}. |||| %{count} Datumsangaben wären ungültig, etwa %{example}.',
  },
  decimals: {
    title: 'Beträge',
    help: 'Das Dezimaltrennzeichen in der Datei.',
    signs: { point: 'Punkt', comma: 'Komma' },
    means: '%{written} ist %{amount}.',
    wrong: 'Einige Beträge konnten nicht gelesen werden, etwa %{example}.',
  },
  currency: {
    title: 'Währung',
    help: 'Die Datei nennt %{shown}, aber Ihr Unternehmen zahlt in %{currency}.',
    confirm: 'Die Beträge sind in %{currency}',
    means:
      '%{written} wird als %{amount} gespeichert. Beträge werden nicht umgerechnet. Um sie umzurechnen, bearbeiten Sie die Datei und laden sie erneut hoch.',
  },
  pay: {
    help: 'Gehälter werden als Monatsbeträge gespeichert.',
    periods: { year: 'Pro Jahr', month: 'Pro Monat' },
    other: 'Nicht importieren',
    means: {
      year: '%{written} pro Jahr werden zu %{month} pro Monat.',
      month: '%{written} bleibt %{month} pro Monat.',
    },
  },
  payDay: {
    title: 'Auszahlungsdaten',
    help: 'Manche Auszahlungsdaten der Datei sind Monate.',
    confirm: 'Ausgezahlt wird am letzten Tag des Monats',
    means:
      'Aus %{written} wird der letzte Tag dieses Monats. Daten mit einem Tag bleiben, wie sie sind.',
  },
  hireDay: {
    title: 'Einstellungsdaten',
    help: 'Die Spalte „%{heading}“ kann den ersten Tag des neuesten Vertrags enthalten statt den Tag der Einstellung.',
    confirm: 'An diesen Tagen wurde eingestellt',
    means:
      '%{written} wird ein Einstellungsdatum. Wählen Sie sonst eine andere Spalte dafür oder „Nicht importieren“.',
  },
  values: {
    title: 'Werte',
    help: 'Vorgeschlagen anhand der Werte in der Datei.',
    of: '%{value} wird zu',
    missing: 'Wählen Sie einen Wert.',
    unknown: 'Unbekannt',
    many: 'Diese Spalte hat zu viele verschiedene Werte. Meinten Sie eine andere Spalte?',
  },
  people: {
    title: 'E-Mail und Rolle',
    withoutEmail:
      'Für die Person ohne E-Mail-Adresse. |||| Für die %{count} Personen ohne E-Mail-Adresse.',
    withoutRole:
      'Für die Person ohne Rolle in der Datei. |||| Für die %{count} Personen ohne Rolle in der Datei.',
    pattern: 'E-Mail-Muster',
    patternHelp:
      '%{first}, %{last} und %{id} werden durch Vorname, Nachname und Personalnummer ersetzt.',
    domain: 'Domain',
    domainHelp: 'Der Teil nach dem @. Ihre ist %{domain}.',
    domainOpen: 'Der Teil nach dem @.',
    example: '%{email}, mit einer Zahl, falls vergeben',
    admins: 'Admins können alles sehen und ändern. Ist das richtig?',
  },
  keep: {
    label: 'Diese Zuordnung speichern',
    name: 'Name der Zuordnung',
    missing: 'Bitte geben Sie einen Namen ein.',
    use: 'Gespeicherte Zuordnung verwenden',
    none: 'Keine',
    by: 'Gespeichert von %{name}, %{at}',
    fresh: 'Neu beginnen',
    unfit: 'Diese Zuordnung hat keine Spalten mit der Datei gemeinsam.',
    remove: 'Diese Zuordnung entfernen',
  },
  running: {
    checking: '%{count} Zeile wird geprüft |||| %{count} Zeilen werden geprüft',
    importing: {
      employees: '%{count} Person wird importiert |||| %{count} Personen werden importiert',
      jobs: '%{count} Zeile Werdegang wird importiert |||| %{count} Zeilen Werdegang werden importiert',
      salaries: '%{count} Gehalt wird importiert |||| %{count} Gehälter werden importiert',
      leaves: '%{count} Antrag wird importiert |||| %{count} Anträge werden importiert',
      balances:
        '%{count} Zeile mit Salden wird importiert |||| %{count} Zeilen mit Salden werden importiert',
    },
    undoing: 'Import von %{name} wird rückgängig gemacht',
    about: '%{file}, gestartet %{at}',
    starting: 'Wird gestartet',
    rows: '%{done} von %{count} Zeile |||| %{done} von %{count} Zeilen',
    seconds: 'noch etwa %{count} Sekunde |||| noch etwa %{count} Sekunden',
    minutes: 'noch etwa %{count} Minute |||| noch etwa %{count} Minuten',
    close:
      'Sie können diese Seite schließen. Die Arbeit geht weiter, und diese Seite zeigt den Fortschritt.',
    closeImport:
      'Sie können diese Seite schließen. Der Import geht weiter, und Sie werden benachrichtigt, wenn er fertig ist.',
    cancelCheck: 'Prüfung abbrechen',
    cancelImport: 'Import abbrechen',
    cancelUndo: 'Rückgängigmachen abbrechen',
  },
  meaning: balanceMeaning,
  check: {
    all: 'Alle',
    warned: 'Mit Warnungen',
    row: 'Zeile',
    rowNumber: 'Zeile %{row}',
    rows: 'Zeilen der Datei',
    result: 'Ergebnis',
    none: 'Keine Zeilen',
    effects: 'Vor dem Import',
    noneOf: 'Keine Zeile hat dieses Ergebnis.',
    done: 'Geprüft: %{new} neu, %{changed} geändert, %{unchanged} unverändert, %{repeated} doppelt, %{refused} abgelehnt',
    after: 'danach %{amount}',
    aYear: '%{amount} pro Jahr',
    aYearRounded: '%{amount} pro Jahr, %{months} in zwölf Monaten',
    currency:
      'Die Datei nennt %{shown}: Beträge werden ohne Umrechnung in %{currency} gespeichert.',
    unfold: '%{count} weitere anzeigen |||| %{count} weitere anzeigen',
    fold: 'Weniger anzeigen',
    new: 'Eine Zeile wird hinzugefügt. |||| %{count} Zeilen werden hinzugefügt, alle oder keine.',
    changed:
      'Ein Datensatz wird aktualisiert. |||| %{count} Datensätze werden aktualisiert, alle oder keiner.',
    both: '%{new} werden hinzugefügt und %{changed} aktualisiert, alle oder keine.',
    repeated: 'Eine Zeile wiederholt eine andere. |||| %{count} Zeilen wiederholen andere.',
    stayOut:
      'Die abgelehnte Zeile wird nicht importiert. |||| Die %{count} abgelehnten Zeilen werden nicht importiert.',
    nothing: 'Es gibt nichts zu importieren: Alles in der Datei ist bereits gespeichert.',
    nothingRefused:
      'Es gibt nichts zu importieren: Eine Zeile wurde abgelehnt, und keine andere ist neu. |||| Es gibt nichts zu importieren: %{count} Zeilen wurden abgelehnt, und keine andere ist neu.',
    openings: '%{type}: %{amount} für eine Person. |||| %{type}: %{amount} für %{count} Personen.',
    departments:
      'Außerdem wird eine Abteilung angelegt: %{names}. |||| Außerdem werden %{count} Abteilungen angelegt: %{names}.',
    uninvited: 'Noch wird niemand eingeladen.',
    unknown: 'Für alle neuen Personen unbekannt, bis es ergänzt wird: %{fields}.',
    unpaid: 'Ohne Gehalt können sie in keinem Abrechnungslauf sein.',
    import: {
      employees: '%{count} Person importieren |||| %{count} Personen importieren',
      jobs: '%{count} Zeile Werdegang importieren |||| %{count} Zeilen Werdegang importieren',
      salaries: '%{count} Gehalt importieren |||| %{count} Gehälter importieren',
      leaves: '%{count} Antrag importieren |||| %{count} Anträge importieren',
      balances: '%{count} Zeile mit Salden importieren |||| %{count} Zeilen mit Salden importieren',
    },
  },
  noticed: importRemarks,
  applying: {
    checking: 'Zeilen vorbereitet',
    departments: 'Eine Abteilung angelegt |||| %{count} Abteilungen angelegt',
    people: 'Personen und Konten',
    records: 'Datensätze',
    audit: 'Einträge im Änderungsprotokoll',
    states: { done: 'fertig', doing: 'läuft' },
  },
  refused: { download: 'Abgelehnte Zeilen herunterladen', suffix: 'abgelehnt' },
  applied: {
    added: {
      employees: '%{count} Person hinzugefügt |||| %{count} Personen hinzugefügt',
      jobs: '%{count} Zeile Werdegang importiert |||| %{count} Zeilen Werdegang importiert',
      salaries: '%{count} Gehalt hinzugefügt |||| %{count} Gehälter hinzugefügt',
      leaves: '%{count} Antrag hinzugefügt |||| %{count} Anträge hinzugefügt',
      balances: '%{count} Zeile mit Salden importiert |||| %{count} Zeilen mit Salden importiert',
    },
    updated: {
      employees: '%{count} Person aktualisiert |||| %{count} Personen aktualisiert',
      jobs: '%{count} Zeile Werdegang aktualisiert |||| %{count} Zeilen Werdegang aktualisiert',
      salaries: '%{count} Gehalt aktualisiert |||| %{count} Gehälter aktualisiert',
      leaves: '%{count} Antrag aktualisiert |||| %{count} Anträge aktualisiert',
      balances:
        '%{count} Zeile mit Salden aktualisiert |||| %{count} Zeilen mit Salden aktualisiert',
    },
    alsoUpdated: {
      employees: '%{count} aktualisiert',
      jobs: '%{count} aktualisiert',
      salaries: '%{count} aktualisiert',
      leaves: '%{count} aktualisiert',
      balances: '%{count} aktualisiert',
    },
    by: '%{file}, von %{who}, %{at}',
    took: 'in einer Sekunde |||| in %{count} Sekunden',
    view: 'Mitarbeitende ansehen',
    viewLeaves: 'Anträge ansehen',
    viewBalances: 'Urlaubskonten ansehen',
    openings: 'Anfangsbestände',
    refused: 'Eine Zeile wurde abgelehnt |||| %{count} Zeilen wurden abgelehnt',
    refusedText:
      'Als CSV-Datei mit dem Grund neben jeder Zeile, zum Berichtigen und erneuten Hochladen.',
    departments: 'Eine Abteilung wurde angelegt |||| %{count} Abteilungen wurden angelegt',
    viewDepartments: 'Abteilungen ansehen',
    undo: 'Dieser Import kann rückgängig gemacht werden',
    undoText: {
      employees: 'Solange keine der importierten Personen geändert oder bezahlt wurde.',
      jobs: 'Solange keine der importierten Änderungen zurückgenommen oder ersetzt wurde.',
      salaries: 'Solange keines der importierten Gehälter geändert wurde.',
      leaves: 'Solange keiner der importierten Anträge geändert, genehmigt oder abgelehnt wurde.',
      balances:
        'Solange keiner der importierten Salden storniert wurde und ihre Urlaubsjahre offen sind. Im Konto bleiben jede Buchung und ihre Stornierung stehen.',
    },
    noUndo: 'Dieser Import kann nicht mehr rückgängig gemacht werden',
  },
  invitations: {
    waiting: 'Eine Person hat noch kein Passwort |||| %{count} Personen haben noch kein Passwort',
    mail: 'Einladungen werden per E-Mail gesendet. Wer eine annimmt, kann sich anmelden.',
    noMail:
      'Der E-Mail-Versand ist nicht eingerichtet: Erstellen Sie eine Datei mit allen Links, und geben Sie diese selbst weiter. Wer einen nutzt, kann sich anmelden.',
    invited: 'Eine Person ist bereits eingeladen. |||| %{count} Personen sind bereits eingeladen.',
    left: 'Eine weitere Person ist ausgetreten und braucht keine Einladung. |||| %{count} weitere sind ausgetreten und brauchen keine Einladung.',
  },
  undo: {
    action: 'Import rückgängig machen',
    title: 'Import von %{name} rückgängig machen?',
    takeOut: {
      employees:
        'Die hinzugefügte Person wird entfernt. |||| Die %{count} hinzugefügten Personen werden entfernt.',
      jobs: 'Die Änderungen einer Zeile werden zurückgenommen. |||| Die Änderungen von %{count} Zeilen werden zurückgenommen.',
      salaries:
        'Das hinzugefügte Gehalt wird entfernt. |||| Die %{count} hinzugefügten Gehälter werden entfernt.',
      leaves:
        'Der hinzugefügte Antrag wird entfernt. |||| Die %{count} hinzugefügten Anträge werden entfernt.',
      balances:
        'Die Salden einer Zeile werden storniert. |||| Die Salden von %{count} Zeilen werden storniert.',
    },
    setBack: {
      employees:
        'Die aktualisierte Person wird zurückgesetzt. |||| Die %{count} aktualisierten Personen werden zurückgesetzt.',
      jobs: 'Die aktualisierten Änderungen werden zurückgesetzt.',
      salaries:
        'Das aktualisierte Gehalt wird zurückgesetzt. |||| Die %{count} aktualisierten Gehälter werden zurückgesetzt.',
      leaves:
        'Der aktualisierte Antrag wird zurückgesetzt. |||| Die %{count} aktualisierten Anträge werden zurückgesetzt.',
      balances: 'Die aktualisierten Salden werden zurückgesetzt.',
    },
    departments: 'Dabei angelegte Abteilungen werden ebenfalls entfernt.',
  },
  undone: {
    title: 'Import rückgängig gemacht',
    by: 'Rückgängig gemacht von %{who}, %{at}',
    text: 'Alles ist wie vorher. Das Änderungsprotokoll zeigt den Import und das Rückgängigmachen.',
    another: 'Weitere Datei importieren',
  },
};
