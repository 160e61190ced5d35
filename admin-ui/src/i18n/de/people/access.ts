import type { Messages } from '../../messages';

export const access: Messages['access'] = {
  signIn: 'Anmeldung',
  signInHelp:
    'Jede Änderung daran beendet alle Sitzungen. Möglicherweise werden Sie nach Ihrem eigenen Passwort gefragt.',
  ownSignInHelp:
    'Das ist Ihr eigenes Konto: Jede Änderung daran meldet Sie ab. Möglicherweise werden Sie nach Ihrem Passwort gefragt.',
  save: 'Speichern',
  saving: 'Wird gespeichert...',
  saved: 'Anmeldung gespeichert. Alle Sitzungen von %{name} wurden beendet.',
  unchanged: 'Es gibt nichts zu speichern.',
  access: 'Zugang',
  accessHelp: 'Ob und wie sich diese Person anmelden kann.',
  open: 'Kann sich anmelden',
  openText: 'Wird der Zugang gesperrt, enden alle Sitzungen. Es wird nichts gelöscht.',
  closed: 'Der Zugang ist gesperrt',
  closedText: 'Nach dem Freigeben kann sich %{name} mit dem bisherigen Passwort wieder anmelden.',
  closedPendingText: 'Nach dem Freigeben kann %{name} eingeladen werden.',
  noPassword: 'Noch kein Passwort',
  noPasswordText: 'Diese Person kann sich anmelden, sobald sie eine Einladung angenommen hat.',
  invited: 'Eingeladen am %{date}',
  invitedText:
    'Kann sich anmelden, sobald ein Passwort festgelegt ist. Die Einladung ist %{days} Tage gültig.',
  invitationOver:
    'Die Einladung ist nach %{days} Tagen abgelaufen, ohne dass ein Passwort festgelegt wurde.',
  left: 'Der Zugang ist gesperrt',
  leftText: 'Ausgetreten am %{date}.',
  disable: 'Zugang sperren',
  disableTitle: 'Zugang von %{name} sperren?',
  disableQuestion:
    'Alle Sitzungen enden sofort, und diese Person kann sich erst wieder anmelden, wenn der Zugang freigegeben wird. Es wird nichts gelöscht.',
  disableOwn:
    'Das ist Ihr eigenes Konto: Sie werden sofort abgemeldet, und ein anderer Admin muss Ihren Zugang wieder freigeben.',
  disabled: 'Zugang von %{name} gesperrt.',
  enable: 'Zugang freigeben',
  enableTitle: 'Zugang von %{name} freigeben?',
  enableQuestion: 'Diese Person kann sich dann mit dem bisherigen Passwort wieder anmelden.',
  enablePending: 'Diese Person kann dann eingeladen werden, ein Passwort festzulegen.',
  enabled: 'Zugang von %{name} freigegeben.',
  password: 'Passwort',
  passwordText:
    'Ein Link, um ein neues Passwort festzulegen. Er funktioniert nur einmal, innerhalb einer Stunde, und wird nur einmal angezeigt.',
  makeLink: 'Link erstellen',
  invitation: 'Einladung',
  invitationText:
    'Ein Link, um ein Passwort festzulegen. Er funktioniert nur einmal, innerhalb von %{days} Tagen. Senden Sie ihn per E-Mail, oder kopieren Sie ihn und geben Sie ihn selbst weiter.',
  invitationNoMail:
    'Ein Link, um ein Passwort festzulegen. Er funktioniert nur einmal, innerhalb von %{days} Tagen, und wird nur einmal angezeigt.',
  sendInvitation: 'Einladung senden',
  invitationSent: 'Die Einladung ist unterwegs an %{email}.',
  makeInvitation: 'Einladungslink erstellen',
  invitationTitle: 'Einladungslink für %{name}',
  linkTitle: 'Link für %{name}',
  linkText:
    'Funktioniert nur einmal, gültig bis %{time}. Kopieren Sie ihn und senden Sie ihn dieser Person jetzt: Er wird nicht noch einmal angezeigt.',
  link: 'Link',
  copy: 'Link kopieren',
  copied: 'Kopiert',
  notCopied:
    'Ihr Browser konnte den Link nicht kopieren. Er ist markiert: Kopieren Sie ihn mit der Tastatur.',
  done: 'Fertig',
  sessions: 'Sitzungen',
  signedIn: '%{count} Gerät ist angemeldet. |||| %{count} Geräte sind angemeldet.',
  nowhere: 'Kein Gerät ist angemeldet.',
  sessionsFailed: 'Die Geräte konnten nicht geladen werden.',
  endedOne: 'Sitzung beendet: %{device}.',
  endSessions: 'Alle Sitzungen beenden',
  endTitle: 'Alle Sitzungen von %{name} beenden?',
  endQuestion:
    'Diese Person wird auf allen Geräten abgemeldet und muss sich erneut anmelden. Nicht gespeicherte Eingaben gehen dort verloren, und die Kalenderadressen der Person werden ungültig.',
  endOwn: 'Das ist Ihr eigenes Konto: Sie werden auch hier abgemeldet.',
  ended: 'Alle Sitzungen von %{name} wurden beendet.',
  factorOn: 'Die Zwei-Faktor-Authentifizierung ist aktiv',
  factorOnText:
    'Aktiv seit %{date}. Deaktivieren Sie sie, wenn diese Person Telefon und Wiederherstellungscodes verloren hat.',
  factorOff: 'Die Zwei-Faktor-Authentifizierung ist nicht aktiv',
  factorOffText: 'Jede Person aktiviert sie selbst unter Einstellungen.',
  remove: 'Deaktivieren',
  removeFactor: 'Zwei-Faktor-Authentifizierung deaktivieren',
  factorTitle: 'Zwei-Faktor-Authentifizierung von %{name} deaktivieren?',
  factorQuestion:
    'Alle Sitzungen enden, und danach genügt zur Anmeldung das Passwort. Vergewissern Sie sich, dass die Bitte wirklich von dieser Person kommt.',
  factorRemoved: 'Zwei-Faktor-Authentifizierung von %{name} deaktiviert.',
  noAccount: 'Kein Konto',
  noAccountText: 'Zu dieser Person gibt es kein Konto für die Anmeldung.',
};
