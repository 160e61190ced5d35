import type { Messages } from '../messages';

export const notifications: Messages['notifications'] = {
  title: 'Benachrichtigungen',
  named: 'Benachrichtigungen, %{count} ungelesen',
  counted: '%{count} ungelesene Benachrichtigung |||| %{count} ungelesene Benachrichtigungen',
  unread: 'Ungelesen:',
  when: {
    leave: {
      requested: '%{span}, beantragt am %{on}',
      approved: '%{span}, genehmigt am %{on}',
      rejected: '%{span}, abgelehnt am %{on}',
      cancelled: '%{span}, storniert am %{on}',
      shortened: '%{span}, gekürzt am %{on}',
      recredited: '%{span}, geändert am %{on}',
      to_decide: '%{span}, seit %{on}',
      cancelled_by_owner: '%{span}, storniert am %{on}',
      stand_in: '%{span}, genehmigt am %{on}',
    },
    payslip: { published: '%{span}, Auszahlung am %{on}' },
  },
  markAll: 'Alle als gelesen markieren',
  emptyTitle: 'Noch keine Benachrichtigungen',
  empty: 'Hier erscheinen Anträge und Entscheidungen.',
  failed: 'Die Benachrichtigungen konnten nicht geladen werden.',
  notMarked: 'Die Benachrichtigungen konnten nicht als gelesen markiert werden.',
  leave: {
    requested: '%{name} beantragt: %{type}',
    approved: 'Genehmigt: %{type}',
    rejected: 'Abgelehnt: %{type}',
    cancelled: 'Storniert: %{type}',
    shortened: 'Gekürzt: %{type}',
    recredited: '%{type}: jetzt %{after} statt %{before} Tage angerechnet',
    recreditedHours: '%{type}: jetzt %{after} statt %{before} Stunden angerechnet',
    to_decide: '%{type} von %{name} wartet auf Sie',
    cancelled_by_owner: '%{name} hat storniert: %{type}',
    cancelled_untyped: '%{name} hat eine Abwesenheit storniert',
    stand_in: 'Sie vertreten %{name}',
  },
  holidays: {
    added:
      '%{count} Feiertag hinzugefügt: %{calendar}, %{years} |||| %{count} Feiertage hinzugefügt: %{calendar}, %{years}',
  },
  bank: { changed: '%{name} hat Ihr Bankkonto geändert' },
  fourEyes: {
    asked:
      '%{name} möchte das Vier-Augen-Prinzip der Gehaltsabrechnung abschalten. Es gilt, sobald ein anderer Admin unterschreibt.',
    kept: '%{name} hat den Antrag zurückgenommen, das Vier-Augen-Prinzip der Gehaltsabrechnung abzuschalten',
    off: '%{name} hat das Vier-Augen-Prinzip der Gehaltsabrechnung abgeschaltet',
  },
  own: {
    pay: '%{name} hat das eigene Gehalt geändert',
    balance: '%{name} hat den eigenen Urlaubssaldo geändert',
    employment: '%{name} hat das eigene Eintritts- oder Austrittsdatum geändert',
    policy: '%{name} hat die eigene Urlaubsregelung, Arbeitszeit oder Feiertage geändert',
    leave: '%{name} hat eigene Abwesenheiten geändert',
    job: '%{name} hat die eigene Stelle geändert',
  },
  payslip: { published: 'Ihre Gehaltsabrechnung liegt vor' },
  import: {
    applied: '%{file} wurde importiert',
    failed: 'Der Import von %{file} ist fehlgeschlagen',
  },
};
