import type { RowMessageKey } from '../../../../../api/contract/imports/row-messages.js';

export const rowMessages: Record<RowMessageKey, string> = {
  required: 'manque.',
  tooLong: 'ne peut pas dépasser %{max} caractères.',
  tooManyMarks: 'contient plus de %{max} accents ou autres signes à la suite.',
  notStorable: 'contient des caractères qui ne peuvent pas être enregistrés.',
  extraCells: 'figure dans une ligne qui a plus de cellules que d’en-têtes.',
  notDateYearFirst:
    'n’est pas une date valide. Corrigez-la dans le fichier, sous la forme année-mois-jour.',
  notDateMonthFirst:
    'n’est pas une date valide. Corrigez-la dans le fichier, sous la forme mois/jour/année.',
  notDateDayFirst:
    'n’est pas une date valide. Corrigez-la dans le fichier, sous la forme jour/mois/année.',
  tooEarly: 'ne peut pas être antérieur au %{earliest}.',
  tooLate: 'ne peut pas être postérieur au %{latest}.',
  inFuture: 'ne peut pas être dans le futur.',
  notWhole: 'a des décimales, que la devise de l’entreprise n’a pas.',
  notAmount: 'n’est pas un montant de 0 à %{max} avec deux décimales au plus après « %{sign} ».',
  noMeaning: 'n’a pas encore de correspondance. Choisissez sa valeur sous Valeurs.',
  notEmail: 'n’est pas une adresse e-mail du type nom@entreprise.com.',
  emailInRow:
    'figure aussi à la ligne %{row}. Chaque personne doit avoir sa propre adresse e-mail.',
  emailTaken: 'appartient déjà au compte de %{name}.',
  repeatsRow: 'répète la ligne %{row}. N’en gardez qu’une.',
  repeatsOtherwise:
    'répète la ligne %{row} avec des valeurs différentes (%{fields}). N’en gardez qu’une.',
  departmentClosed: 'est fermé à partir du %{closedOn}.',
  beforeHireDate: 'est antérieur à la date d’embauche, %{hireDate}.',
  notAfterLastDay:
    'doit être postérieur au dernier jour de la période d’emploi précédente, le %{leftOn}.',
  notPeriods:
    'n’est pas une liste d’emplois sans chevauchement, comme 2015-03-01–2018-02-28 ; 2019-05-01–2020-12-31.',
  notBegun: 'serait un retour, mais la période d’emploi du %{hireDate} n’a pas encore commencé.',
  nobody: 'ne correspond à personne. Importez d’abord cette personne.',
  paidOtherwise:
    'a déjà un salaire de cette personne avec des montants différents (net %{net}). Si cette ligne est juste, annulez d’abord ce salaire.',
  netDiffers: 'n’est pas égal au salaire de base plus les indemnités moins les retenues, %{net}.',
  belowZero: 'ne peut pas dépasser le salaire de base et les indemnités réunis.',
  isVoid: 'signale un salaire annulé, qui ne peut pas être importé. Retirez la ligne du fichier.',
  beforeStartDate: 'est antérieur à la date de début, %{startDate}.',
  leaveTooLong: 'porte le congé à %{days} jours ; %{max} au plus sont permis.',
  afterLastDay: 'est postérieur au dernier jour d’emploi, le %{leftOn}.',
  betweenEmployments:
    'fait déborder le congé d’une période d’emploi : le dernier jour était le %{leftOn}, la prochaine embauche est le %{hireDate}.',
  overlapsRequest:
    'commence un congé qui chevauche une autre demande : %{leaveType} du %{startDate} au %{endDate} (%{status}).',
  leaveClosed:
    'est dans une année de congés clôturée : les congés jusqu’au %{latest} sont clôturés.',
  ownLeave:
    'est une décision sur un congé de l’admin qui a déposé ce fichier. Un autre admin peut importer cette ligne.',
  overlapsRow: 'commence un congé qui chevauche la ligne %{row}, du %{startDate} au %{endDate}.',
  severalPeople:
    'correspond à plusieurs personnes. Ajoutez une colonne avec les matricules ou les adresses e-mail.',
  notDays: 'n’est pas un nombre de jours avec trois décimales au plus, comme 12,5.',
  notHours: 'n’est pas un nombre d’heures, comme 12:30 ou 12,5.',
  beforeCountsFrom: 'est antérieur au jour à partir duquel le solde compte, le %{countsFrom}.',
  withoutHireDate:
    'concerne une personne dont le congé (%{leaveType}) se compte à partir de la date d’embauche, qui manque. Ajoutez-la d’abord.',
  withoutPolicy:
    'est un jour où cette personne n’a aucune règle pour ce type de congé : %{leaveType}. Attribuez-en d’abord une à partir de ce jour ou plus tôt.',
  outsideEmployment: 'n’est dans aucune période d’emploi de cette personne.',
  openedOtherwise:
    'diffère du solde initial que cette personne a déjà à partir de ce jour. Si cette ligne est juste, annulez d’abord celui-là.',
  notIban: 'n’est pas un IBAN valide.',
  ownManager: 'est la personne de cette ligne.',
  factRecorded:
    'diffère de ce qui est enregistré pour cette personne à partir de ce jour : %{recorded}. Si cette ligne est juste, retirez d’abord ce changement.',
  patternAssigned:
    'diffère du temps de travail attribué à cette personne à partir de ce jour : %{recorded}. Si cette ligne est juste, retirez d’abord celui-là.',

  repeats: 'Répète la ligne %{row}.',
  yearlyRounded:
    '%{yearly} par an devient %{monthly} par mois, ce qui fait %{twelveMonths} en douze mois.',
  payLeftOut:
    'La paie de %{written} n’est pas importée : « %{period} » n’est ni un mois ni une année.',
  lowPay:
    '%{monthly} par mois est exceptionnellement bas. Est-ce la paie d’une heure ou d’une journée ?',
  maritalStatusSimplified:
    'La situation familiale « %{written} » est enregistrée comme %{maritalStatus}.',
  phoneLeftOut: 'Le téléphone « %{written} » n’est pas un numéro valide et n’est pas repris.',
  unknownUntilCompleted: 'Inconnu tant que la fiche n’est pas complétée : %{fields}.',
  withoutPay: 'Sans salaire, cette personne ne peut pas figurer dans un cycle de paie.',
  managerAsText:
    '%{manager} ne correspond pas à une seule personne ; le nom est donc conservé comme texte.',
  managerLeftOut:
    'Responsable : « %{written} » ne correspond pas à une seule personne et n’est pas repris.',
  approverLeftOut:
    'Approbation par : « %{written} » ne correspond pas à une seule autre personne et n’est pas repris.',
  deputyLeftOut:
    'Suppléance : « %{written} » ne correspond pas à une seule autre personne et n’est pas repris.',
  paidAfterLastDay: 'La date de paie est postérieure au dernier jour, le %{date}.',
  paidInMonth: 'Il y a déjà un salaire pour ce mois, daté du %{date}.',
  rowPaysMonth: 'La ligne %{row} paie cette personne le même mois, le %{date}.',
  returns: 'C’est un retour : la période d’emploi jusqu’au %{leftOn} est conservée.',
  accountLeftOut:
    'Le compte bancaire est laissé de côté : seule une personne de l’administration connectée peut l’importer.',
  holderWithoutIban: 'Sans IBAN, le titulaire du compte est laissé de côté.',
  notInForce: 'La ligne a été retirée ou remplacée ; elle ne change rien.',
  fromBeginning: 'La première ligne de cette personne : elle vaut depuis le début.',
  patternFrom:
    'Le temps de travail est attribué à partir du %{from} : les années de congés précédentes sont clôturées.',
  patternLeftOut:
    'Le temps de travail est laissé de côté : les années de congés sont clôturées, et une autre ligne dit ce qui vaut ensuite.',
  nothingToBook: 'Le solde est nul ou vide : rien n’est inscrit.',
  aboveBalance: 'Le solde de %{leaveType} ne suffit pas (jours manquants le %{day} : %{days}).',
  aboveBalanceInHours:
    'Le solde de %{leaveType} ne suffit pas (heures manquantes le %{day} : %{hours}).',
  signInCloses: 'La connexion sera fermée et toutes les sessions prendront fin.',
};
