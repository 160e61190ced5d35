import type { Messages } from '../messages';

export const confirmation: Messages['confirmation'] = {
  title: 'Passwort bestätigen',
  text: 'Geben Sie Ihr eigenes Passwort ein, um fortzufahren. In den nächsten fünfzehn Minuten werden Sie nicht noch einmal gefragt.',
  password: 'Ihr Passwort',
  missing: 'Geben Sie Ihr Passwort ein.',
  submit: 'Bestätigen',
  code: 'Code',
  codeHint: 'Aus Ihrer Authenticator-App oder einer Ihrer Wiederherstellungscodes.',
  codeMissing: 'Geben Sie einen Code ein.',
  idleTitle: 'Geben Sie Ihr Passwort ein, um fortzufahren',
  idleText:
    'Sie waren eine Weile inaktiv, %{name}. Die Seite ist noch so, wie Sie sie verlassen haben.',
  idleSubmit: 'Weiter',
};
