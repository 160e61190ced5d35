import type { Messages } from '../../messages';

export const columnNotes: Messages['imports']['notes'] = {
  missing: 'Obligatoire : choisissez une colonne',
  missingValue: 'Obligatoire : choisissez une colonne, ou une valeur pour toutes les lignes',
  missingPerson: 'Obligatoire : une colonne avec les matricules, les adresses e-mail ou les noms',
  missingBalance:
    'Obligatoire : cette colonne, ou une colonne par type de congé, comme « Solde : Congé annuel »',
  missingCountsFrom:
    'Obligatoire : le jour à partir duquel les soldes comptent ; choisissez une colonne, ou une valeur pour toutes les lignes',
  countsFrom: 'Tous les soldes comptent à partir de ce jour',
  withoutUseBy:
    'Sans cette date, un solde se prend ou se reporte comme les droits de son année de congés',
  useBy: 'Le dernier jour où ces soldes peuvent être pris',
  sameLeaveType: 'Tous les soldes sont de ce type de congé',
  unknown: 'N/D tant que la fiche n’est pas complétée',
  unknownSalary: 'N/D tant que la fiche n’est pas complétée ; hors des cycles de paie jusque-là',
  same: 'La même valeur pour toutes les lignes ; une valeur déjà enregistrée reste',
  sameSalary: 'Le même salaire mensuel pour toutes les lignes ; un salaire déjà enregistré reste',
  blankUnknown:
    '%{count} ligne est vide et reste inconnue |||| %{count} lignes sont vides et restent inconnues',
  email: 'Absente du fichier : créée selon le modèle ci-dessous',
  blankEmails:
    '%{count} est vide : créée selon le modèle ci-dessous |||| %{count} sont vides : créées selon le modèle ci-dessous',
  blank: '%{count} ligne est vide |||| %{count} lignes sont vides',
  left: '%{count} personne est partie |||| %{count} personnes sont parties',
  manager:
    'Un nom ou une adresse sans personne correspondante est conservé comme texte, avec un avertissement',
  decider:
    'Un nom, une adresse ou un matricule sans personne correspondante n’est pas repris, avec un avertissement',
  departments:
    '%{count} sur %{total} est nouveau et sera créé |||| %{count} sur %{total} sont nouveaux et seront créés',
  lastFirst: 'Nom de famille en premier : sera inversé',
  asWritten: 'Conservé tel quel',
  keep: 'Conserver tel quel',
  turn: 'Inverser',
};
