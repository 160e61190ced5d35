import type { Messages } from '../messages';

export const secondStep: Messages['secondStep'] = {
  code: '6-stelliger Code',
  hint: 'Sie sehen ihn in Ihrer Authenticator-App.',
  missing: 'Geben Sie den Code aus Ihrer App ein.',
  recoveryCode: 'Wiederherstellungscode',
  recoveryHint:
    'Einer der Codes, die Sie beim Einrichten der Zwei-Faktor-Authentifizierung gespeichert haben. Jeder funktioniert einmal.',
  recoveryMissing: 'Geben Sie einen Ihrer Wiederherstellungscodes ein.',
  useRecovery: 'Wiederherstellungscode verwenden',
  useApp: 'Authenticator-App verwenden',
  back: 'Zurück',
};
