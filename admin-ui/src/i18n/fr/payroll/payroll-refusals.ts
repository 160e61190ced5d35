import type { BANK_REFUSALS } from '../../../../../api/contract/refusals/bank-refusals.js';
import type { PAYROLL_REFUSALS } from '../../../../../api/contract/refusals/payroll-refusals.js';

export const payrollRefusals: Record<
  Exclude<keyof typeof PAYROLL_REFUSALS, keyof typeof BANK_REFUSALS>,
  string
> = {
  'field.not_decimal':
    '« %{label} » doit être un nombre supérieur à 0 et d’au plus %{max}, avec deux décimales au maximum.',
  'payroll.run_not_found': 'Cette paie n’existe pas.',
  'payroll.payslip_not_found': 'Ce bulletin de paie n’existe pas.',
  'payroll.component_not_found': 'Cette rubrique n’existe pas.',
  'payroll.assignment_not_found': 'Cette attribution n’existe pas.',
  'payroll.not_set_up': 'Définissez d’abord les périodes de paie dans les paramètres.',
  'payroll.not_draft': 'Cette paie n’est plus un brouillon.',
  'payroll.not_approved': 'Cette paie n’est pas approuvée.',
  'payroll.not_paid': 'Ce bulletin de paie n’est pas payé.',
  'payroll.bank_file_made':
    '%{name} a créé le fichier bancaire de cette paie le %{date}. Confirmez qu’il n’a pas été envoyé à la banque.',
  'payroll.second_admin':
    'Un autre administrateur doit confirmer que le fichier bancaire n’a pas été envoyé, car vous l’avez créé.',
  'payroll.paid_already':
    'Cette paie est en cours de paiement ou a été payée : elle ne peut pas être rouverte.',
  'payroll.computing': 'La paie est en cours de calcul. Veuillez attendre la fin du calcul.',
  'payroll.changed':
    'Depuis que vous avez consulté cette paie, %{count} bulletin a changé. Veuillez la vérifier à nouveau. |||| Depuis que vous avez consulté cette paie, %{count} bulletins ont changé. Veuillez la vérifier à nouveau.',
  'payroll.errors':
    '%{count} bulletin contient une erreur. Corrigez-la avant d’approuver. |||| %{count} bulletins contiennent des erreurs. Corrigez-les avant d’approuver.',
  'payroll.nobody': 'Cette paie n’a aucun bulletin.',
  'payroll.not_single':
    'Seul un versement unique peut être retiré. On met fin à un élément durable.',
  'payroll.withdrawn': 'Ce versement unique a déjà été retiré.',
  'payroll.basis_changed': 'Le solde n’est plus celui qui était affiché. Vérifiez-le à nouveau.',
  'payroll.no_draft': 'Aucun brouillon ne va jusqu’au dernier jour. Commencez d’abord la paie.',
  'payroll.nothing_chosen': 'Choisissez des congés restants qui peuvent être payés.',
  'payroll.settlement_paid':
    'Les congés non pris jusqu’au %{leftOn}, %{amount}, figurent sur un bulletin approuvé. Indiquez s’ils y restent ou s’ils sont repris.',
  'payroll.recovery_amount':
    'Le montant doit être supérieur à 0 et au plus égal à ce qui reste ouvert : %{open}.',
  'payroll.recovery_changed':
    'Entre-temps, seuls %{open} restent ouverts. Enregistrez-le à nouveau.',
  'payroll.recovery_not_found': 'Ce remboursement ou cet abandon n’existe pas.',
  'payroll.signed': 'Ceci est déjà signé.',
  'payroll.four_eyes':
    'Un autre administrateur doit signer ce que vous avez saisi avant l’approbation de cette paie.',
  'payroll.run_open':
    'La paie de la période %{period} est encore ouverte. Approuvez-la ou abandonnez-la d’abord.',
  'payroll.period_taken': 'Il existe déjà une paie régulière pour cette période.',
  'payroll.period_unknown': 'Cette période de paie n’existe pas.',
  'payroll.record_exists': '%{name} a déjà un paiement de salaire le %{date}. Annulez-le d’abord.',
  'payroll.component_name_taken': 'Il existe déjà une rubrique de ce nom.',
  'payroll.component_stale':
    'Quelqu’un d’autre a modifié cette rubrique entre-temps. Veuillez la recharger.',
  'payroll.component_builtin':
    'Le salaire de base vient du salaire : il ne peut être ni modifié, ni désactivé, ni attribué.',
  'payroll.component_off': 'Cette rubrique est désactivée.',
  'payroll.component_used':
    'Cette rubrique est utilisée : son type et son unité ne changent plus. Ajoutez-en plutôt une autre.',
  'payroll.component_held':
    'Quelqu’un a encore cette rubrique. Mettez-y d’abord fin, pour que plus rien n’en soit dû.',
  'payroll.amount_needed': 'Saisissez le montant.',
  'payroll.not_unsettled':
    'Cela ne correspond pas à ce qui reste à régler des périodes antérieures pour cette personne.',
  'payroll.rate_needed': 'Saisissez le pourcentage.',
  'payroll.hours_needed': 'Saisissez les heures et le montant par heure.',
  'payroll.one_scope': 'Choisissez un employé ou un service, pas les deux.',
  'payroll.payments_malformed':
    '« %{label} » doit être une liste d’au plus %{max} versements, chacun avec son employé et sa rubrique.',
  'payroll.run_needs_employee': 'Un paiement unique doit concerner un employé.',
  'payroll.assignment_ended': 'Cette attribution est déjà terminée.',
  'payroll.end_before_start':
    'Le dernier jour ne peut pas précéder le jour à partir duquel elle vaut. Pour la retirer entièrement, terminez-la la veille.',
  'payroll.settings_stale':
    'Quelqu’un d’autre a modifié ces paramètres entre-temps. Veuillez les recharger.',
  'payroll.effect_people':
    'Cela peut changer la paie de plus de %{max} personnes. Le prochain brouillon en montre l’effet.',
  'salary.large_change':
    'Le salaire passerait de %{before} à %{after}, soit %{percent} %. Confirmez-le si c’est exact.',
  'payroll.started':
    'Tant qu’une paie existe, les périodes de paie ne changent pas. Un brouillon peut être abandonné.',
  'payroll.first_day': 'Un mois commence le premier jour, un demi-mois le premier ou le seize.',
  'salary.of_payslip': 'Ce paiement appartient à un bulletin de paie. Annulez plutôt le bulletin.',
};
