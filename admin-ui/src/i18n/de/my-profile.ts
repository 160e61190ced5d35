import { contactFields } from './people/employee-fields';
import type { Messages } from '../messages';

export * from './people/employment';

export const myProfile: Messages['myProfile'] = {
  activeEmployee: 'Aktiv beschäftigt',
  photoOf: 'Foto von %{name}',
  changePhoto: 'Foto ändern',
  photoChanged: 'Foto geändert',
  photoNotChanged: 'Das Foto konnte nicht geändert werden.',
  contact: 'Kontakt',
  ...contactFields,
  emergencyHint: 'Name und Telefonnummer einer Person, die im Notfall angerufen wird.',
  celebrate: 'Meinen Geburtstag und meine Jubiläen teilen',
  celebrateHint:
    'Die Personalabteilung und Ihre Vorgesetzten sehen diese Tage dann, ohne Ihr Alter.',
  save: 'Kontakt speichern',
  saving: 'Wird gespeichert...',
  saved: 'Kontakt gespeichert',
  notSaved: 'Ihre Kontaktdaten konnten nicht gespeichert werden.',
  seen: 'Auch Admins können dies sehen.',
  employment: 'Beschäftigung',
  designation: 'Position',
  manager: 'Vorgesetzte/r',
  record: 'Angaben zur Person',
  dob: 'Geburtsdatum',
  gender: 'Geschlecht',
  department: 'Abteilung',
  maritalStatus: 'Familienstand',
  email: 'E-Mail',
  wrong: 'Stimmt etwas nicht? Ein Admin kann es berichtigen.',
};
