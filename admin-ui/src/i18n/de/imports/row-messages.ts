import type { RowMessageKey } from '../../../../../api/contract/imports/row-messages.js';

export const rowMessages: Record<RowMessageKey, string> = {
  required: 'fehlt.',
  tooLong: 'darf höchstens %{max} Zeichen lang sein.',
  tooManyMarks: 'enthält mehr als %{max} Akzente oder andere Zeichen hintereinander.',
  notStorable: 'enthält Zeichen, die nicht gespeichert werden können.',
  extraCells: 'steht in einer Zeile mit mehr Zellen als Überschriften.',
  notDateYearFirst: 'ist kein gültiges Datum. Berichtigen Sie es in der Datei: Jahr-Monat-Tag.',
  notDateMonthFirst: 'ist kein gültiges Datum. Berichtigen Sie es in der Datei: Monat/Tag/Jahr.',
  notDateDayFirst: 'ist kein gültiges Datum. Berichtigen Sie es in der Datei: Tag/Monat/Jahr.',
  tooEarly: 'darf nicht vor dem %{earliest} liegen.',
  tooLate: 'darf nicht nach dem %{latest} liegen.',
  inFuture: 'darf nicht in der Zukunft liegen.',
  notWhole: 'hat Nachkommastellen, die Währung Ihres Unternehmens aber nicht.',
  notAmount: 'ist kein Betrag von 0 bis %{max} mit höchstens zwei Stellen nach „%{sign}“.',
  noMeaning: 'ist noch nicht zugeordnet. Wählen Sie unter „Werte“ aus, was es bedeutet.',
  notEmail: 'ist keine E-Mail-Adresse wie name@firma.de.',
  emailInRow: 'steht auch in Zeile %{row}. Jede Person braucht eine eigene E-Mail-Adresse.',
  emailTaken: 'gehört bereits zum Konto von %{name}.',
  repeatsRow: 'wiederholt Zeile %{row}. Behalten Sie nur eine davon.',
  repeatsOtherwise:
    'wiederholt Zeile %{row} mit anderen Werten (%{fields}). Behalten Sie nur eine davon.',
  departmentClosed: 'ist ab %{closedOn} geschlossen.',
  beforeHireDate: 'liegt vor dem Eintrittsdatum, %{hireDate}.',
  notAfterLastDay: 'muss nach dem Austrittsdatum der vorigen Beschäftigung liegen, %{leftOn}.',
  notPeriods:
    'ist keine Liste von Beschäftigungen ohne Überschneidung wie 2015-03-01–2018-02-28; 2019-05-01–2020-12-31.',
  notBegun:
    'wäre ein Wiedereintritt, aber die Beschäftigung ab %{hireDate} hat noch nicht begonnen.',
  nobody: 'passt zu niemandem im Unternehmen. Importieren Sie zuerst die Person.',
  paidOtherwise:
    'hat bei dieser Person bereits ein Gehalt mit anderen Beträgen (netto %{net}). Wenn diese Zeile stimmt, stornieren Sie zuerst jenes Gehalt.',
  netDiffers: 'entspricht nicht Grundgehalt plus Zulagen minus Abzüge, %{net}.',
  belowZero: 'darf Grundgehalt plus Zulagen nicht übersteigen.',
  isVoid:
    'kennzeichnet ein storniertes Gehalt, das nicht importiert werden kann. Entfernen Sie die Zeile aus der Datei.',
  beforeStartDate: 'liegt vor dem ersten Tag, %{startDate}.',
  leaveTooLong: 'macht die Abwesenheit %{days} Tage lang; erlaubt sind höchstens %{max}.',
  afterLastDay: 'liegt nach dem Austrittsdatum, %{leftOn}.',
  betweenEmployments:
    'lässt die Abwesenheit über eine Beschäftigung hinausreichen: Austritt war am %{leftOn}, der nächste Eintritt ist am %{hireDate}.',
  overlapsRequest:
    'beginnt eine Abwesenheit, die sich mit einer anderen überschneidet: %{leaveType}, %{startDate} bis %{endDate} (%{status}).',
  leaveClosed: 'liegt in einem abgeschlossenen Urlaubsjahr: Bis %{latest} ist alles abgeschlossen.',
  ownLeave:
    'ist eine Entscheidung über die Abwesenheit des Admins, der diese Datei hochgeladen hat. Ein anderer Admin kann die Zeile importieren.',
  overlapsRow:
    'beginnt eine Abwesenheit, die sich mit Zeile %{row} überschneidet, %{startDate} bis %{endDate}.',
  severalPeople:
    'passt zu mehreren Personen. Fügen Sie eine Spalte mit Personalnummern oder E-Mail-Adressen hinzu.',
  notDays: 'ist keine Zahl von Tagen mit höchstens drei Nachkommastellen, etwa 12,5.',
  notHours: 'ist keine Zahl von Stunden, etwa 12:30 oder 12,5.',
  beforeCountsFrom: 'liegt vor dem Tag, ab dem der Saldo gilt, %{countsFrom}.',
  withoutHireDate:
    'gehört zu einer Person, deren Anspruch (%{leaveType}) ab dem Eintrittsdatum berechnet wird. Ergänzen Sie es zuerst.',
  withoutPolicy:
    'ist ein Tag, an dem diese Person keine Regelung hat (%{leaveType}). Weisen Sie zuerst eine ab diesem Tag oder früher zu.',
  outsideEmployment: 'liegt in keiner Beschäftigung dieser Person.',
  openedOtherwise:
    'weicht vom Anfangsbestand ab, den diese Person ab diesem Tag bereits hat. Wenn diese Zeile stimmt, stornieren Sie zuerst jenen.',
  notIban: 'ist keine gültige IBAN.',
  ownManager: 'ist die Person dieser Zeile.',
  factRecorded:
    'weicht von dem ab, was für diese Person ab diesem Tag erfasst ist: %{recorded}. Wenn diese Zeile stimmt, nehmen Sie zuerst jene Änderung zurück.',
  patternAssigned:
    'weicht von der Arbeitszeit ab, die dieser Person ab diesem Tag zugewiesen ist: %{recorded}. Wenn diese Zeile stimmt, nehmen Sie zuerst jene zurück.',

  repeats: 'Wiederholt Zeile %{row}.',
  yearlyRounded:
    '%{yearly} pro Jahr werden zu %{monthly} pro Monat; das sind %{twelveMonths} in zwölf Monaten.',
  payLeftOut:
    'Das Gehalt „%{written}“ wird nicht importiert: „%{period}“ ist weder ein Monat noch ein Jahr.',
  lowPay:
    '%{monthly} pro Monat sind ungewöhnlich wenig. Ist das der Lohn für eine Stunde oder einen Tag?',
  maritalStatusSimplified: 'Der Familienstand „%{written}“ wird als %{maritalStatus} gespeichert.',
  phoneLeftOut: 'Telefon „%{written}“ ist keine Telefonnummer und wird ausgelassen.',
  unknownUntilCompleted: 'Unbekannt, bis es ergänzt wird: %{fields}.',
  withoutPay: 'Ohne Gehalt kann diese Person in keinem Abrechnungslauf sein.',
  managerAsText:
    '%{manager} passt nicht zu genau einer Person; der Name wird deshalb als Text gespeichert.',
  managerLeftOut:
    'Vorgesetzte/r „%{written}“ passt nicht zu genau einer Person und wird ausgelassen.',
  approverLeftOut:
    'Genehmigende Person „%{written}“ passt nicht zu genau einer anderen Person und wird ausgelassen.',
  deputyLeftOut:
    'Stellvertretung „%{written}“ passt nicht zu genau einer anderen Person und wird ausgelassen.',
  paidAfterLastDay: 'Das Auszahlungsdatum liegt nach dem Austrittsdatum, %{date}.',
  paidInMonth: 'Für diesen Monat gibt es bereits ein Gehalt vom %{date}.',
  rowPaysMonth: 'Zeile %{row} bezahlt diese Person im selben Monat, am %{date}.',
  returns: 'Das ist ein Wiedereintritt: Die Beschäftigung bis %{leftOn} bleibt erhalten.',
  accountLeftOut:
    'Das Bankkonto wird ausgelassen: Nur eine angemeldete Administration kann es importieren.',
  holderWithoutIban: 'Ohne IBAN wird der Name auf dem Konto ausgelassen.',
  notInForce: 'Die Zeile wurde zurückgenommen oder ersetzt; sie ändert nichts.',
  fromBeginning: 'Die erste Zeile dieser Person: Sie gilt von Anfang an.',
  patternFrom:
    'Die Arbeitszeit wird ab %{from} zugewiesen: Frühere Urlaubsjahre sind abgeschlossen.',
  patternLeftOut:
    'Die Arbeitszeit wird ausgelassen: Die Urlaubsjahre sind abgeschlossen, und eine andere Zeile sagt, was danach gilt.',
  nothingToBook: 'Der Saldo ist 0 oder leer, deshalb wird nichts gebucht.',
  aboveBalance: 'Der Saldo für %{leaveType} reicht nicht (am %{day} fehlende Tage: %{days}).',
  aboveBalanceInHours:
    'Der Saldo für %{leaveType} reicht nicht (am %{day} fehlende Stunden: %{hours}).',
  signInCloses: 'Der Zugang wird gesperrt, und alle Sitzungen werden beendet.',
};
