export const leaveRefusals = {
  'preview.required': 'Affichez d’abord l’aperçu de cette modification.',
  'preview.too_many':
    'Vous avez déjà %{max} aperçus en cours. Annulez-en un ou attendez que l’un d’eux soit terminé.',
  'preview.stale':
    'Des règles, des jours fériés, des attributions ou les personnes concernées ont changé depuis l’aperçu. Veuillez afficher à nouveau l’aperçu de cette modification.',
  'preview.not_found': 'Cet aperçu n’existe plus.',
  'preview.failed': 'L’aperçu n’a pas abouti. Veuillez le relancer.',
  'leave.not_yours': 'Cette demande n’attend pas votre décision.',
  'leave.others_approve': 'Une autre personne que les RH décide de ce congé.',
  'leave.stale': 'Quelqu’un d’autre a modifié cette demande entre-temps. Veuillez la recharger.',
  'leave.undo_over': 'Cette décision ne peut plus être annulée.',
  'leave.undo_not_yours': 'Seule la personne qui a décidé peut annuler sa décision.',
  'leave.step_taken': 'Quelqu’un d’autre a déjà décidé de cette étape.',
  'leave.not_begun_only':
    'Ici, seul un congé approuvé qui n’a pas commencé peut être modifié. Adressez-vous aux RH.',
  'leave.link_not_found': 'Ce lien n’est pas valable. Il a peut-être expiré.',
  'feed.not_found': 'Cette adresse de calendrier n’est pas valable. Elle a peut-être été révoquée.',
  'feed.not_available': 'Ce calendrier ne vous est pas proposé.',
  'leave.stand_in_not_colleague': 'Choisissez quelqu’un d’autre du même service.',
  'leave.no_next_step': 'Il n’y a pas d’étape suivante.',
  'approval.people_missing': 'Choisissez d’une à %{max} personnes pour l’étape %{step}.',
  'approval.chain_malformed': '%{label} doit être une liste de %{max} étapes au plus.',
  'approval.deputy_not_colleague':
    'Choisissez quelqu’un de votre service, la personne qui approuve vos congés ou un membre de votre équipe.',
  'leave.not_found': 'Demande de congé introuvable',
  'leave.overlap':
    'Ces jours chevauchent une autre demande : %{type} du %{start} au %{end} (%{status}).',
  'leave.overlap_away': 'Ces jours chevauchent une absence du %{start} au %{end} (%{status}).',
  'leave.overlap_unnamed': 'Ces jours chevauchent une autre demande de congé.',
  'leave.ends_before_start': 'La date de fin ne peut pas être antérieure à la date de début.',
  'report.too_long': 'Un rapport peut couvrir %{max} jours au plus.',
  'leave.too_long': 'Une demande de congé peut couvrir %{max} jours au plus.',
  'leave.before_hire': 'Ces jours commencent avant la date d’embauche, le %{hireDate}.',
  'leave.after_last_day': 'Ces jours dépassent le dernier jour d’emploi, le %{leftOn}.',
  'leave.between_employments':
    'Ces jours ne sont pas tous compris dans une période d’emploi : le dernier jour était le %{leftOn}, la prochaine embauche est le %{hireDate}.',
  'year_end.no_year': 'Choisissez une année de congés de %{first} à %{last}.',
  'leave.closed':
    'Les congés jusqu’au %{latest} sont clôturés et ne peuvent plus être modifiés. Pour corriger, ajustez le solde au %{open}, premier jour ouvert.',
  'leave.no_employee': 'Aucune fiche du personnel n’est liée à votre compte',
  'leave.own_decision': 'Un autre admin décide de vos propres congés.',
  'leave.decided_meanwhile': 'Cette demande de congé a déjà été traitée.',
  'leave.already_pending': 'Cette demande de congé est déjà en attente.',
  'leave.already_approved': 'Cette demande de congé est déjà approuvée.',
  'leave.already_rejected': 'Cette demande de congé est déjà refusée.',
  'leave.already_cancelled': 'Cette demande de congé est déjà annulée.',
  'leave.whole_days_only': '%{type} se prend par journées entières.',
  'leave.no_half_left': 'Un congé ne peut pas commencer et finir à midi le même jour.',
  'leave.taken_out_is_approved':
    'Un congé qui retire des jours à un autre est approuvé tout de suite.',
  'leave.counted_in_days': '%{type} se compte en jours, pas en minutes.',
  'leave.minutes_of_one_day':
    'Des minutes ne peuvent être indiquées que pour un congé d’un seul jour.',
  'leave.costs_nothing': 'Vous ne travaillez pas ces jours-là.',
  'leave.insufficient_days':
    'Il manque %{short} jour au solde le %{day}. Disponible le %{start} : %{available}. |||| Il manque %{short} jours au solde le %{day}. Disponible le %{start} : %{available}.',
  'leave.insufficient_minutes':
    'Il manque %{short} minute au solde le %{day}. Disponible le %{start} : %{available}. |||| Il manque %{short} minutes au solde le %{day}. Disponible le %{start} : %{available}.',
  'leave.coverage':
    '« %{rule} » permet l’absence simultanée de %{count} personne au plus. Le %{day}, il y en aurait %{away}. |||| « %{rule} » permet l’absence simultanée de %{count} personnes au plus. Le %{day}, il y en aurait %{away}.',
  'leave.too_many_away': 'Trop de personnes sont absentes le %{day} (« %{rule} »).',
  'leave.no_leave_then': '« %{rule} » ne permet aucun congé le %{day}.',
  'leave.notice':
    'Ce congé se demande %{count} jour à l’avance : le premier jour possible est le %{earliest}. |||| Ce congé se demande %{count} jours à l’avance : le premier jour possible est le %{earliest}.',
  'leave.waiting': 'Ce congé peut être pris à partir du %{earliest}, après le délai d’attente.',
  'leave.longest_days':
    'Une demande peut prendre %{count} jour au plus. |||| Une demande peut prendre %{count} jours au plus.',
  'leave.longest_minutes':
    'Une demande peut prendre %{count} minute au plus. |||| Une demande peut prendre %{count} minutes au plus.',
  'leave.nothing_to_shorten':
    'Les jours à retirer doivent se situer entre le %{start} et le %{end}.',
  'leave.nothing_left': 'Il ne resterait aucun jour de ce congé. Annulez-le plutôt.',
  'leave.not_to_shorten': 'Seul un congé en attente ou approuvé peut être raccourci.',
  'type.not_found': 'Type de congé introuvable',
  'type.archived': '%{type} n’est plus utilisé pour de nouvelles demandes.',
  'type.entered_by_admins': '%{type} ne peut pas être demandé. Les RH le saisissent.',
  'type.name_taken': 'Il existe déjà un type de congé de ce nom.',
  'type.stale': 'Quelqu’un d’autre a modifié ce type de congé entre-temps. Veuillez le recharger.',
  'type.name_fixed': 'Le nom de %{type} ne peut pas être modifié : ce type est prédéfini.',
  'type.not_archivable': '%{type} ne peut pas être archivé : ce type est prédéfini.',
  'rules.in_use':
    'Des congés de ce type sont déjà comptés : l’unité et les jours comptés ne peuvent plus être modifiés. Ajoutez plutôt un autre type de congé.',
  'policy.not_found': 'Règle de congés introuvable',
  'policy.name_taken': 'Il existe déjà une règle de congés de ce nom.',
  'policy.of_another_type': '%{name} est une règle pour %{type}.',
  'career.ends_before_start': 'L’exemple ne peut pas se terminer avant de commencer.',
  'career.too_long': 'L’exemple peut couvrir %{max} ans au plus.',
  'rules.key_missing': '« %{key} » manque. Envoyez null s’il n’y a pas de telle règle.',
  'rules.tiers_malformed': 'Indiquez la quantité par an, en 1 à %{max} paliers.',
  'rules.year_start_malformed':
    'L’année de congés doit commencer à un mois et un jour tels que 04-01, le 28 au plus tard, ou à la date d’embauche.',
  'rules.wait_malformed':
    'Indiquez le délai d’attente en mois, et s’il s’applique à la prise ou à l’acquisition des congés.',
  'rules.not_days':
    'Le champ « %{label} » doit être un nombre de jours de %{min} à %{max} avec trois décimales au plus.',
  'rules.not_minutes':
    'Le champ « %{label} » doit être un nombre entier de minutes de %{min} à %{max}.',
  'rules.first_tier': 'Le premier palier doit s’appliquer dès le début, à 0 an d’ancienneté.',
  'rules.tier_order':
    'Chaque palier doit commencer après le précédent : après plus de %{years} ans.',
  'rules.monthly_prorated':
    'Des congés accordés chaque mois comptent toujours les mois incomplets. Choisissez comment.',
  'rules.nothing_carried':
    'Rien n’est reporté : il n’y a donc rien à prendre pendant ces mois. Autorisez un report ou laissez ce champ vide.',
  'rules.cap_below_carry':
    'Un solde de %{cap} au plus ne peut pas contenir les %{carry} reportés. Augmentez-le ou réduisez le report.',
  'coverage.not_found': 'Cette règle de présence n’existe pas.',
  'coverage.name_taken': 'Il existe déjà une règle de présence de ce nom.',
  'coverage.stale':
    'Quelqu’un d’autre a modifié cette règle de présence entre-temps. Veuillez la recharger.',
  'type.unknown': 'Ce type de congé n’existe pas.',
  'entry.not_found': 'Écriture introuvable',
  'entry.reversed': 'Cette écriture a déjà été annulée.',
  'entry.not_reversible': 'Cette écriture ne peut pas être annulée.',
  'entry.not_amount': 'Le champ « %{label} » doit être un nombre comme 1,5 ou -2.',
  'entry.too_fine': 'Les jours ont au plus trois décimales.',
  'entry.not_whole_minutes': 'Les minutes doivent être un nombre entier.',
  'entry.not_days': 'La quantité doit être comprise entre -1000 et 1000 jours, et différente de 0.',
  'entry.not_minutes':
    'La quantité doit être comprise entre -480000 et 480000 minutes, et différente de 0.',
  'entry.payout_takes': 'Un paiement retire des congés : saisissez une quantité inférieure à 0.',
  'entry.credit_adds': 'Cette écriture ajoute des congés : saisissez une quantité supérieure à 0.',
  'entry.until_of_added': 'Seuls les congés ajoutés peuvent avoir une échéance.',
  'entry.until_before_day': 'L’échéance ne peut pas précéder le jour de l’écriture.',
  'entry.before_first_year':
    'La première année de congés sous une règle commence le %{earliest}. Saisissez à cette date le solde antérieur.',
  'entry.without_policy_on_day':
    'Aucune règle pour %{type} ne s’applique ce jour-là ni plus tard. Saisissez-le à un jour antérieur, ou attribuez une règle à partir de ce jour.',
  'entry.without_policy':
    'Aucune règle pour %{type} n’est attribuée à cette personne. Attribuez-en une d’abord.',
  'entry.without_hire_date':
    'Les congés se comptent à partir de la date d’embauche, qui manque. Ajoutez-la d’abord.',
  'balance.too_early': 'Les soldes peuvent être affichés à partir du %{earliest}.',
  'balance.too_late': 'Les soldes peuvent être affichés jusqu’au %{latest}.',
};
