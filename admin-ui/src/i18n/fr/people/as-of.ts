import type { Messages } from '../../messages';

export const asOf: Messages['asOf'] = {
  choose: 'Choisir un jour',
  day: 'Jour',
  startOfYear: 'Début de l’année',
  yearAgo: 'Il y a un an',
  inAMonth: 'Dans un mois',
  company: 'L’entreprise au %{date}.',
  companyOf:
    'L’entreprise au %{date}, %{count} personne. |||| L’entreprise au %{date}, %{count} personnes.',
  readOnly: 'Lecture seule.',
  since: 'Depuis : arrivées %{joined}, départs %{left}.',
  until: 'D’ici là : arrivées %{joined}, départs %{left}.',
  back: 'Revenir à aujourd’hui',
  leftOn: 'Départ le %{date}',
  leavesOn: 'Départ prévu le %{date}',
  changed: {
    plain: { past: '%{value} depuis le %{date}', planned: '%{value} à partir du %{date}' },
    named: {
      past: '%{kind} : %{value} depuis le %{date}',
      planned: '%{kind} : %{value} à partir du %{date}',
    },
    without: {
      past: '%{kind} : néant depuis le %{date}',
      planned: '%{kind} : néant à partir du %{date}',
    },
  },
  facts: {
    department: 'Service',
    designation: 'Poste',
    manager: 'Responsable',
    approver: 'Approbation par',
    employmentType: 'Type d’emploi',
    location: 'Lieu de travail',
    contractEnd: 'Fin du contrat',
    probationEnd: 'Fin de la période d’essai',
  },
};
