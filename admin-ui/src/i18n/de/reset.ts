import type { Messages } from '../messages';

export const reset: Messages['reset'] = {
  forgot: 'Passwort vergessen?',
  forgotText: 'Wir senden Ihnen per E-Mail einen Link, mit dem Sie ein neues festlegen.',
  send: 'Link senden',
  sending: 'Wird gesendet...',
  notSent: 'Der Link konnte nicht angefordert werden. Bitte versuchen Sie es erneut.',
  sent: 'Prüfen Sie Ihren Posteingang',
  sentText:
    'Wenn es ein Konto mit dieser E-Mail-Adresse gibt, ist ein Link unterwegs. Er ist eine Stunde gültig.',
  sendAgain: 'Erneut senden',
  sendAgainIn: 'Erneut senden in %{count} s',
  noMail:
    'Der E-Mail-Versand ist hier nicht eingerichtet. Bitten Sie einen Admin in Ihrem Unternehmen um einen Link, um ein neues Passwort festzulegen.',
  back: 'Zurück zur Anmeldung',
  title: 'Neues Passwort festlegen',
  text: 'Sie werden auf allen Geräten abgemeldet, und Ihre Kalenderadressen werden ungültig.',
  new: 'Neues Passwort',
  confirm: 'Neues Passwort wiederholen',
  submit: 'Passwort festlegen',
  busy: 'Wird festgelegt...',
  failed: 'Das Passwort konnte nicht festgelegt werden. Bitte versuchen Sie es erneut.',
  done: 'Ihr neues Passwort ist festgelegt. Melden Sie sich damit an.',
  inviteTitle: 'Willkommen',
  inviteText: 'Legen Sie ein Passwort für Ihr Konto fest.',
  emailHint: 'Mit dieser Adresse melden Sie sich an.',
  invitePassword: 'Passwort',
  inviteConfirm: 'Passwort wiederholen',
  inviteSubmit: 'Einladung annehmen',
  inviteDone: 'Ihr Passwort ist festgelegt. Melden Sie sich damit an.',
  over: 'Dieser Link ist nicht mehr gültig',
  inviteOver: 'Diese Einladung ist nicht mehr gültig',
  inviteOverText:
    'Sie wurde bereits angenommen oder ist älter als %{days} Tage. Bitten Sie Ihre Personalabteilung um eine neue.',
  inviteIncompleteText:
    'Öffnen Sie ihn noch einmal aus der ursprünglichen Nachricht, oder kopieren Sie den ganzen Link. Wenn er weiterhin nicht funktioniert, bitten Sie Ihre Personalabteilung um eine neue Einladung.',
  incomplete: 'Dieser Link ist unvollständig',
  incompleteText:
    'Öffnen Sie ihn noch einmal aus der ursprünglichen Nachricht, oder kopieren Sie den ganzen Link.',
  askAgain: 'Neuen Link anfordern',
};
