import type { Language } from '../contract/languages.js';
import type { DeviceName } from './device-name.js';

interface NewDeviceWords {
  subject: string;
  signedIn: string;
  when: (at: string) => string;
  what: (device: string) => string;
  where: (address: string) => string;
  deviceWords: (device: DeviceName) => string;
  label: string;
  you: string;
  notYou: string;
}

export const NEW_DEVICE_WORDS: Record<Language, NewDeviceWords> = {
  en: {
    subject: 'Your account was used on a new device',
    signedIn: 'Somebody signed in to your account from a device that was not used before:',
    when: (at) => `When: ${at}`,
    what: (device) => `Device: ${device}`,
    where: (address) => `Address: ${address}`,
    deviceWords: ({ device }) => device,
    label: 'See your devices',
    you: 'If it was you, you need not do anything.',
    notYou: 'If it was not you, end this session and change your password at once.',
  },
  fr: {
    subject: 'Votre compte a été utilisé sur un nouvel appareil',
    signedIn: 'Une connexion à votre compte a eu lieu depuis un appareil qui n’avait pas encore été utilisé :',
    when: (at) => `Date : ${at}`,
    what: (device) => `Appareil : ${device}`,
    where: (address) => `Adresse : ${address}`,
    deviceWords: ({ device, browser, system }) => (browser && system ? `${browser} sur ${system}` : device === 'Unknown device' ? 'Appareil inconnu' : device),
    label: 'Voir vos appareils',
    you: 'Si c’était vous, vous n’avez rien à faire.',
    notYou: 'Si ce n’était pas vous, mettez fin à cette session et changez votre mot de passe sans attendre.',
  },
};
