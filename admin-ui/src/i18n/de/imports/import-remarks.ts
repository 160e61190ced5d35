import type { Messages } from '../../messages';

export const importRemarks: Messages['imports']['noticed'] = {
  yearlyRounded:
    'Ein Jahresgehalt ist nicht glatt durch zwölf teilbar: Der Monatsbetrag wird gerundet, das Änderungsprotokoll behält den Jahresbetrag. |||| %{count} Jahresgehälter sind nicht glatt durch zwölf teilbar: Die Monatsbeträge werden gerundet, das Änderungsprotokoll behält die Jahresbeträge.',
  payLeftOut:
    'Ein Gehalt gilt weder pro Monat noch pro Jahr und wird nicht importiert. |||| %{count} Gehälter gelten weder pro Monat noch pro Jahr und werden nicht importiert.',
  lowPay:
    'Ein Gehalt ist für einen Monat ungewöhnlich niedrig. |||| %{count} Gehälter sind für einen Monat ungewöhnlich niedrig.',
  maritalStatusSimplified:
    'Ein Familienstand, etwa getrennt lebend, wird als „Verheiratet“ gespeichert. |||| %{count} Angaben zum Familienstand, etwa getrennt lebend, werden als „Verheiratet“ gespeichert.',
  phoneLeftOut:
    'Eine Telefonnummer ist ungültig und wird ausgelassen. |||| %{count} Telefonnummern sind ungültig und werden ausgelassen.',
  unknownUntilCompleted:
    'In einem Datensatz fehlen Angaben; sie bleiben unbekannt, bis sie ergänzt werden. |||| In %{count} Datensätzen fehlen Angaben; sie bleiben unbekannt, bis sie ergänzt werden.',
  withoutPay:
    'Eine Person hat kein Gehalt und kann in keinem Abrechnungslauf sein. |||| %{count} Personen haben kein Gehalt und können in keinem Abrechnungslauf sein.',
  managerAsText:
    'Ein Name bei „Vorgesetzte/r“ passt nicht zu genau einer Person und wird als Text gespeichert. |||| %{count} Namen bei „Vorgesetzte/r“ passen nicht zu genau einer Person und werden als Text gespeichert.',
  managerLeftOut:
    'Eine Angabe bei „Vorgesetzte/r“ passt nicht zu genau einer Person und wird ausgelassen. |||| %{count} Angaben bei „Vorgesetzte/r“ passen nicht zu genau einer Person und werden ausgelassen.',
  approverLeftOut:
    'Ein Name bei „Genehmigende Person“ passt nicht zu genau einer anderen Person und wird ausgelassen. |||| %{count} Namen bei „Genehmigende Person“ passen nicht zu genau einer anderen Person und werden ausgelassen.',
  deputyLeftOut:
    'Ein Name bei „Stellvertretung“ passt nicht zu genau einer anderen Person und wird ausgelassen. |||| %{count} Namen bei „Stellvertretung“ passen nicht zu genau einer anderen Person und werden ausgelassen.',
  signInCloses:
    'Eine Person ist ausgetreten und wird abgemeldet. |||| %{count} Personen sind ausgetreten und werden abgemeldet.',
  accountLeftOut:
    'Ein Bankkonto wird ausgelassen: Das kann nur eine angemeldete Administration importieren. |||| %{count} Bankkonten werden ausgelassen: Die kann nur eine angemeldete Administration importieren.',
  holderWithoutIban:
    'Ein Name auf einem Konto hat keine IBAN und wird ausgelassen. |||| %{count} Namen auf Konten haben keine IBAN und werden ausgelassen.',
  patternFrom:
    'Eine Arbeitszeit wird ab dem ersten Tag nach abgeschlossenen Urlaubsjahren zugewiesen. |||| %{count} Arbeitszeiten werden ab dem ersten Tag nach abgeschlossenen Urlaubsjahren zugewiesen.',
  patternLeftOut:
    'Eine Arbeitszeit liegt in abgeschlossenen Urlaubsjahren und wird ausgelassen. |||| %{count} Arbeitszeiten liegen in abgeschlossenen Urlaubsjahren und werden ausgelassen.',
};
