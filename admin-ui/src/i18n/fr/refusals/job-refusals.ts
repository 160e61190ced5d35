export const jobRefusals = {
  'job.nothing_set': 'Choisissez ce qui change.',
  'job.people_or_filter': 'Indiquez soit des personnes, soit un filtre.',
  'job.nobody': 'Ce changement ne concerne personne.',
  'job.all_left_out': 'Tout le monde est exclu : rien n’est enregistré.',
  'job.too_many': 'Au plus %{max} personnes peuvent être modifiées à la fois.',
  'job.salaries_malformed':
    '%{label} doit être une liste d’au plus %{max} montants, chacun pour une personne.',
  'job.salary_or_round': 'Saisissez soit un salaire, soit une révision des salaires.',
  'job.percent_or_amount': 'Saisissez soit un pourcentage, soit un montant.',
  'job.ends_before': 'Cela ne peut pas précéder le changement, valable à partir du %{from}.',
  'job.not_employed': 'Cette personne n’est pas employée le %{from}.',
  'job.before_hired': 'Cette personne est employée à partir du %{hiredOn}.',
  'job.no_salary': 'Aucun salaire de cette personne n’est connu : il ne peut pas être augmenté.',
  'job.unchanged': 'C’est déjà le cas ce jour-là.',
  'job.same_day':
    'Pour le %{from}, %{name} a déjà enregistré cela le %{recordedOn} : %{label}. Retirez d’abord ce changement, ou choisissez un autre jour.',
  'job.same_day_unknown':
    'Pour le %{from}, cela est déjà enregistré : %{label}. Retirez d’abord ce changement, ou choisissez un autre jour.',
  'job.changed':
    'Depuis l’aperçu, autre chose serait enregistré pour %{name}. Veuillez revoir le changement. |||| Depuis l’aperçu, autre chose serait enregistré pour %{count} personnes, dont %{name}. Veuillez revoir le changement.',
  'job.changed_people':
    'Depuis l’aperçu, ce changement concerne d’autres personnes. Veuillez le revoir.',
  'job.changed_facts':
    'Depuis l’aperçu, la paie ou les règles de congés ont changé : ce changement aurait d’autres effets. Veuillez le revoir.',
  'job.period_closed':
    'Les congés sont clôturés jusqu’au %{latest} : le temps de travail et les règles peuvent changer à partir du %{open}.',
  'job.interrupted':
    'Le serveur a été interrompu à plusieurs reprises. Ce qui est déjà enregistré reste.',
  'job.not_found': 'Changement introuvable',
  'job.withdrawn': 'Ce changement a déjà été retiré.',
  'job.kept': 'Ce qui était connu dès le début, ou vient d’un fichier, ne se retire pas ici.',
  'job.not_of_change': 'Ce changement ne concerne pas l’une de ces personnes.',
  'job.type_not_found': 'Type d’emploi introuvable',
  'job.type_missing': 'Ce type d’emploi n’existe pas.',
  'job.type_stale':
    'Quelqu’un d’autre a modifié ce type d’emploi entre-temps. Veuillez le recharger.',
  'job.type_name_taken': 'Il existe déjà un type d’emploi de ce nom.',
  'job.type_in_use':
    '%{count} personne a ou avait ce type d’emploi : il reste. |||| %{count} personnes ont ou avaient ce type d’emploi : il reste.',
};
