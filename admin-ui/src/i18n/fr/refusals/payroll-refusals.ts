export const payrollRefusals = {
  'bank.iban_malformed':
    'Le champ « %{label} » se compose de deux lettres, de deux chiffres et du compte, par exemple FR14 2004 1010 0505 0001 3M02 606.',
  'bank.iban_country':
    'Un IBAN commence par les lettres de son pays, par exemple FR ou BE. Aucun ne commence par %{country}.',
  'bank.iban_length':
    'Un IBAN qui commence par %{country} a %{length} caractères. Celui-ci en a %{given}.',
  'bank.iban_wrong':
    'Cet IBAN ne peut pas être juste : un caractère est faux ou interverti. Comparez-le avec votre relevé.',
  'bank.bic_malformed': 'Le champ « %{label} » a 8 ou 11 caractères, par exemple BNPAFRPP.',
  'bank.stale':
    'Quelqu’un d’autre a modifié ce compte bancaire entre-temps. Veuillez le recharger.',
  'payroll.no_sepa':
    'Un virement SEPA demande l’EUR comme monnaie et le compte bancaire de l’entreprise, saisi dans les paramètres. Téléchargez plutôt le fichier CSV.',
  'payroll.nobody_to_pay':
    'Personne dans cette paie n’a de net à payer et de compte bancaire accessible par SEPA.',
  'payroll.rows_refused':
    '%{count} ligne est refusée, rien n’est donc importé. Corrigez le fichier. |||| %{count} lignes sont refusées, rien n’est donc importé. Corrigez le fichier.',
  'payroll.import_not_found': 'Cette paie ne contient aucun montant de ce fichier.',
  'payroll.columns_missing': 'Le fichier n’a pas de colonne pour « %{label} ». Choisissez-en une.',
  'payroll.row_nobody': 'Personne n’a ce matricule ni cette adresse e-mail.',
  'payroll.row_component_unknown': 'Aucune rubrique n’a ce nom ou ce code de paie.',
  'payroll.row_component_ambiguous':
    'Plusieurs rubriques ont ce nom ou ce code de paie. Donnez à chacune son propre code.',
  'payroll.row_percent':
    'Cette rubrique est un pourcentage : un fichier ne peut pas en donner le montant.',
  'payroll.row_extra_cells': 'Cette ligne a plus de cellules qu’il n’y a d’en-têtes.',
  'payroll.row_repeated':
    'La ligne %{row} a la même personne et la même rubrique. Les deux comptent.',
  'payroll.row_in_run': '%{name} a déjà %{component} %{amount} dans cette paie. Les deux comptent.',
  'payroll.row_in_other_run':
    '%{name} a déjà %{component} %{amount} dans d’autres paies de cette période. Les deux comptent.',
  'payroll.row_recurring':
    '%{name} a déjà %{component} %{amount} dans cette période. Les deux comptent.',
  'payroll.file_not_found': 'Ce fichier n’existe pas.',
  'payroll.file_published': 'Ce fichier est publié. Supprimez-le, puis envoyez-le de nouveau.',
  'payroll.files_unmatched':
    '%{count} fichier n’est encore attribué à personne. Choisissez une personne ou supprimez le fichier. |||| %{count} fichiers ne sont encore attribués à personne. Choisissez une personne pour chacun ou supprimez les fichiers.',
  'payroll.files_changed':
    'Les fichiers ont changé depuis le chargement de cette liste. Vérifiez-les, puis publiez.',
  'payroll.not_pdf': 'Ce fichier n’est pas un PDF.',
  'payroll.same_pdf': 'Ce fichier est le même que « %{name} ».',
  'payroll.too_many_files': 'Au plus %{max} fichiers peuvent être envoyés à la fois.',
  'payroll.zip_unreadable': '%{name} est illisible. Recréez-le sans mot de passe.',
  'payroll.zip_too_large': '%{name} est trop volumineux une fois décompressé. Divisez-le.',
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
    'Un autre admin doit confirmer que le fichier bancaire n’a pas été envoyé, car vous l’avez créé.',
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
    'Un autre admin doit signer ce que vous avez saisi avant l’approbation de cette paie.',
  'payroll.run_open':
    'La paie de la période %{start} – %{end} est encore ouverte. Approuvez-la ou abandonnez-la d’abord.',
  'payroll.period_taken': 'Il existe déjà une paie normale pour cette période.',
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
  'payroll.one_scope': 'Choisissez une personne ou un service, pas les deux.',
  'payroll.payments_malformed':
    '« %{label} » doit être une liste d’au plus %{max} versements, chacun avec une personne et une rubrique.',
  'payroll.run_needs_employee': 'Un versement unique doit concerner une personne.',
  'payroll.assignment_ended': 'Cette attribution est déjà terminée.',
  'payroll.end_before_start':
    'Le dernier jour ne peut pas précéder le jour à partir duquel elle vaut. Pour la retirer entièrement, terminez-la la veille.',
  'payroll.settings_stale':
    'Quelqu’un d’autre a modifié ces paramètres entre-temps. Veuillez les recharger.',
  'payroll.effect_people':
    'Cela peut changer la paie de plus de %{max} personnes. Le prochain brouillon en montre l’effet.',
  'payroll.started':
    'Tant qu’une paie existe, les périodes de paie ne changent pas. Un brouillon peut être abandonné.',
  'payroll.first_day': 'Un mois commence le premier jour, un demi-mois le premier ou le seize.',
};
