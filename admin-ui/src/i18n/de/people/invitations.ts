import type { Messages } from '../../messages';

export const invitations: Messages['invitations'] = {
  invite: 'Einladen',
  title: 'Personen einladen',
  waiting:
    'Eine Person hat weder Passwort noch offene Einladung. |||| %{count} Personen haben weder Passwort noch offene Einladung.',
  nobody: 'Alle haben ein Passwort oder eine offene Einladung.',
  others:
    'Eine Person kann nicht eingeladen werden: Sie hat ein Passwort, ist ausgetreten, oder ihr Zugang ist gesperrt. |||| %{count} Personen können nicht eingeladen werden: Sie haben ein Passwort, sind ausgetreten, oder ihr Zugang ist gesperrt.',
  again:
    'Auch die Person mit offener Einladung einladen; ihr früherer Link wird ungültig |||| Auch die %{count} Personen mit offener Einladung einladen; ihre früheren Links werden ungültig',
  byMail:
    'Jede Person erhält per E-Mail einen Link, um ein Passwort festzulegen. Er ist %{days} Tage gültig.',
  inFile:
    'Eine Linkdatei enthält zu jeder Person Name, Personalnummer, E-Mail für die Anmeldung und Link, gültig für %{days} Tage. Sie wird nur einmal erstellt. Wer sie hat, kann diese Konten öffnen: Geben Sie jeden Link nur an die jeweilige Person weiter, und löschen Sie dann die Datei.',
  admins:
    'Ein Admin ist nicht in der Datei: Laden Sie Admins auf ihrer Kontoseite ein. |||| %{count} Admins sind nicht in der Datei: Laden Sie Admins auf ihrer Kontoseite ein.',
  manyLinks:
    'Eine Datei enthält höchstens %{max} Links. Erstellen Sie für die übrigen Personen eine weitere.',
  file: 'Linkdatei erstellen',
  saved: 'Die Linkdatei wurde gespeichert. Eine neue würde diese Links ungültig machen.',
  send: 'Eine Einladung senden |||| %{count} Einladungen senden',
  sendNone: 'Einladungen senden',
  sent: 'Eine Einladung ist unterwegs. |||| %{count} Einladungen sind unterwegs.',
  failed: 'Die Personen, die eingeladen werden können, konnten nicht geladen werden.',
  inviting: 'Einladungen',
  progress: '%{done} von einer Einladung gesendet |||| %{done} von %{count} Einladungen gesendet',
  stop: 'Anhalten',
  stopText:
    'Lassen Sie diese Seite geöffnet. Wenn Sie anhalten, bleiben bereits Eingeladene eingeladen, und Sie können die anderen später einladen.',
};
