import { contactFields } from './people/employee-fields';
import type { Messages } from '../messages';

export * from './people/employment';

export const myProfile: Messages['myProfile'] = {
  activeEmployee: 'En poste',
  photoOf: 'Photo de %{name}',
  changePhoto: 'Changer la photo',
  photoChanged: 'Photo changée',
  photoNotChanged: 'La photo n’a pas pu être changée.',
  contact: 'Coordonnées',
  ...contactFields,
  emergencyHint: 'Nom et numéro d’une personne à prévenir.',
  celebrate: 'Partager mon anniversaire et mes années dans l’entreprise',
  celebrateHint: 'Les RH et votre responsable voient alors ces jours, sans votre âge.',
  save: 'Enregistrer les coordonnées',
  saving: 'Enregistrement...',
  saved: 'Coordonnées enregistrées',
  notSaved: 'Vos coordonnées n’ont pas pu être enregistrées.',
  seen: 'Les admins les voient aussi.',
  employment: 'Emploi',
  designation: 'Poste',
  manager: 'Responsable',
  record: 'Informations personnelles',
  dob: 'Date de naissance',
  gender: 'Genre',
  department: 'Service',
  maritalStatus: 'Situation familiale',
  email: 'E-mail',
  wrong: 'Une erreur ? Un admin peut la corriger.',
};
