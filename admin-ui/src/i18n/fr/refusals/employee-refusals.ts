export const employeeRefusals = {
  'employee.own_approver': 'Personne n’approuve ses propres demandes.',
  'employee.own_deputy': 'Personne n’assure sa propre suppléance.',
  'salary.large_change':
    'Le salaire passerait de %{before} à %{after}, soit %{percent} %. Confirmez-le si c’est exact.',
  'salary.of_payslip': 'Ce paiement appartient à un bulletin de paie. Annulez plutôt le bulletin.',
  'revision.not_found': 'Changement de salaire introuvable',
  'revision.withdrawn': 'Ce salaire a déjà été retiré ou remplacé.',
  'revision.opening': 'Le premier salaire ne peut pas être retiré.',
  'department.not_found': 'Service introuvable',
  'department.missing': 'Ce service n’existe pas.',
  'department.name_taken': 'Il existe déjà un service de ce nom.',
  'department.head_not_working': 'Choisissez une personne en poste.',
  'department.stale': 'Quelqu’un d’autre a modifié ce service entre-temps. Veuillez le recharger.',
  'department.in_use':
    'Ce service compte encore %{count} personne. Affectez-la d’abord à un autre service. |||| Ce service compte encore %{count} personnes. Affectez-les d’abord à un autre service.',
  'department.in_use_since':
    'À partir du %{date}, ce service compte encore %{count} personne : %{name}, le %{day}. Affectez-la d’abord à un autre service. |||| À partir du %{date}, ce service compte encore %{count} personnes, d’abord %{name}, le %{day}. Affectez-les d’abord à un autre service.',
  'department.closed': '%{name} est fermé à partir du %{day}. Choisissez un autre service.',
  'department.move_to_itself': 'Choisissez un autre service de destination.',
  'employee.not_found': 'Personne introuvable',
  'employee.missing': 'Cette personne n’existe pas.',
  'employee.id_taken': 'Ce matricule est déjà utilisé.',
  'employee.stale': 'Quelqu’un d’autre a modifié cette fiche entre-temps. Veuillez la recharger.',
  'employee.own_manager': 'Personne ne peut être responsable de soi-même.',
  'employee.manager_malformed':
    'Le champ « %{label} » doit être l’identifiant d’une personne, ou un nom.',
  'employee.hired_before_left':
    'Le champ « %{label} » doit être postérieur au dernier jour de la période d’emploi précédente, le %{leftOn}.',
  'employee.would_erase_leaving':
    'Cette personne est partie le %{leftOn}. Enregistrez plutôt un retour à cette date, pour conserver la période d’emploi précédente.',
  'employee.no_last_day': 'Cette personne n’est pas partie : aucun retour ne peut être enregistré.',
  'employee.not_begun':
    'La période d’emploi du %{hireDate} n’a pas encore commencé. Seule la dernière peut être dans le futur.',
  'employee.periods_malformed':
    'Le champ « %{label} » doit être une liste d’au plus %{max} périodes d’emploi, avec des dates comme %{example} pour hiredOn et leftOn.',
  'employee.left_before_hired':
    'Le dernier jour ne peut pas être antérieur à la date d’embauche, le %{hireDate}.',
  'salary.not_found': 'Salaire introuvable',
  'salary.date_taken': 'Cette personne a déjà un salaire à cette date de paie.',
  'salary.already_void': 'Ce salaire est déjà annulé.',
  'salary.below_zero':
    'Les retenues ne peuvent pas dépasser le salaire de base et les indemnités réunis.',
  'photo.not_found': 'Cette photo n’existe pas.',
  'photo.malformed': 'L’image doit être un fichier JPEG, PNG, WebP ou GIF.',
  'photo.too_many_pixels':
    'L’image ne peut pas dépasser %{max} mégapixels. Veuillez en choisir une plus petite.',
  'photo.too_many_pixels_here':
    'Les images PNG, WebP et GIF, toutes vues comprises, et les fichiers JPEG progressifs ne peuvent pas dépasser %{max} mégapixels. Veuillez choisir une image plus petite, ou un JPEG ordinaire de %{jpeg} mégapixels au plus.',
  'photo.too_many':
    'Beaucoup de photos ont été modifiées en peu de temps. Veuillez réessayer dans une minute. |||| Beaucoup de photos ont été modifiées en peu de temps. Veuillez réessayer dans %{count} minutes.',
  'photo.queue_full':
    'Beaucoup de photos sont en cours de traitement. Veuillez réessayer dans un instant.',
  'company.stale':
    'Quelqu’un d’autre a modifié les paramètres de l’entreprise entre-temps. Veuillez les recharger.',
  'company.not_currency':
    'Le champ « %{label} » doit être le code d’une devise à deux décimales au plus, tel que EUR.',
  'company.not_locale':
    'Le champ « %{label} » doit être une langue et une région telles que fr-CH.',
  'company.not_time_zone':
    'Le champ « %{label} » doit être un fuseau horaire tel que Europe/Berlin.',
  'currency.in_use':
    'Des montants sont enregistrés en %{currency} : la devise ne peut plus être modifiée.',
  'currency.changed':
    'La devise a été modifiée entre-temps. Rien n’a été enregistré ; veuillez revoir les montants.',
  'logo.not_found': 'Ce logo n’existe pas.',
};
