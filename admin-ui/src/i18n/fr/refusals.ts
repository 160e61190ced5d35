import type { RefusalKey } from '../../../../api/contract/refusals/refusals.js';
import { leaveRefusals } from './leave-refusals.js';
import { revisionRefusals } from './payroll/revision-refusals.js';
import { payrollFileRefusals } from './payroll/payroll-file-refusals.js';
import { bankRefusals } from './payroll/bank-refusals.js';
import { payrollRefusals } from './payroll/payroll-refusals.js';

export const refusals: Record<RefusalKey, string> = {
  ...leaveRefusals,
  ...revisionRefusals,
  ...payrollFileRefusals,
  ...bankRefusals,
  ...payrollRefusals,
  'field.required': 'Le champ « %{label} » est obligatoire.',
  'field.too_long': 'Le champ « %{label} » ne peut pas dépasser %{max} caractères.',
  'field.too_many_marks':
    'Le champ « %{label} » contient plus de %{max} accents ou autres signes à la suite.',
  'field.turned':
    'Le champ « %{label} » contient des caractères invisibles qui inversent le sens du texte. Saisissez-le de nouveau sans eux.',
  'field.not_storable':
    'Le champ « %{label} » contient des caractères qui ne peuvent pas être enregistrés.',
  'field.not_phone':
    'Le champ « %{label} » doit être un numéro de téléphone, par exemple +33 1 23 45 67 89.',
  'field.not_text': 'Le champ « %{label} » doit être un texte.',
  'field.not_choice': 'Le champ « %{label} » doit avoir l’une de ces valeurs : %{choices}.',
  'field.not_flag': 'Le champ « %{label} » doit être vrai ou faux.',
  'field.not_count': 'Le champ « %{label} » doit être un nombre entier.',
  'field.not_count_between': 'Le champ « %{label} » doit être un nombre entier de %{min} à %{max}.',
  'field.not_id': 'Le champ « %{label} » doit être un identifiant.',
  'field.not_ids': 'Le champ « %{label} » doit être une liste d’au plus %{max} identifiants.',
  'field.not_origin':
    'Le champ « %{label} » doit être une origine telle que https://hr.company.example.',
  'field.not_object': 'Le champ « %{label} » doit être un objet.',
  'field.not_email': 'Le champ « %{label} » doit être une adresse e-mail.',
  'amount.malformed':
    'Le champ « %{label} » doit être un montant de 0 à 1 000 000 000,00 avec deux décimales au plus.',
  'amount.not_whole': 'Les montants en %{currency} n’ont pas de décimales.',
  'email.malformed':
    'Le champ « %{label} » doit être une adresse e-mail du type nom@entreprise.com.',
  'date.malformed': 'Le champ « %{label} » doit être une date du type %{example}.',
  'date.too_early': 'Le champ « %{label} » ne peut pas être antérieur au %{earliest}.',
  'date.too_late': 'Le champ « %{label} » ne peut pas être postérieur au %{latest}.',
  'date.in_future': 'Le champ « %{label} » ne peut pas être dans le futur.',

  'auth.required': 'Veuillez vous connecter.',
  'auth.invalid_credentials': 'E-mail ou mot de passe incorrect',
  'auth.too_many_attempts':
    'Trop de tentatives. Veuillez réessayer dans une minute. |||| Trop de tentatives. Veuillez réessayer dans %{count} minutes.',
  'auth.confirm_needed': 'Veuillez confirmer votre mot de passe pour continuer.',
  'auth.idle':
    'Vous êtes resté inactif un moment. Veuillez confirmer votre mot de passe pour continuer.',
  'auth.password_change_required':
    'Votre mot de passe a été généré par le serveur. Veuillez choisir le vôtre pour continuer.',
  'auth.factor_required':
    'Votre entreprise exige la double authentification. Veuillez la configurer pour continuer.',
  'access.denied': 'Vous n’avez pas les droits nécessaires.',
  'access.forgery': 'Cette demande ne vient pas de cette page. Veuillez la recharger et réessayer.',
  'code.required': 'Veuillez saisir aussi le code de votre application.',
  'code.wrong': 'Code incorrect',
  'factor.not_started': 'Veuillez recommencer avec une nouvelle clé pour votre application.',
  'factor.on': 'La double authentification est déjà activée.',
  'factor.off': 'La double authentification n’est pas activée pour ce compte.',
  'link.invalid': 'Ce lien n’est plus valable. Veuillez en demander un nouveau.',
  'password.too_short': 'Le champ « %{label} » doit compter au moins %{min} caractères',
  'password.too_long': 'Le champ « %{label} » ne peut pas dépasser %{max} caractères',
  'password.common':
    'Ce mot de passe est l’un des premiers que l’on essaierait. Veuillez en choisir un autre.',
  'password.own_words':
    'Ce mot de passe est votre nom, votre e-mail, l’entreprise ou le produit, seul ou suivi de chiffres. Veuillez en choisir un autre.',
  'password.unchanged': 'Veuillez choisir un mot de passe différent de l’actuel.',
  'password.incorrect': 'Le mot de passe actuel est incorrect',
  'password.mismatch': 'Le nouveau mot de passe et sa confirmation ne correspondent pas',
  'session.not_found': 'Cette session n’existe pas.',

  'account.not_found': 'Ce compte n’existe pas.',
  'account.email_taken': 'Cette adresse e-mail est déjà utilisée par un autre compte.',
  'account.last_admin':
    'C’est le dernier administrateur qui peut se connecter. Désignez d’abord un autre administrateur.',
  'account.no_staying_admin':
    'Il ne resterait aucun administrateur après le dernier jour. Désignez d’abord un autre administrateur.',
  'invitation.has_password':
    'Cette personne a déjà un mot de passe. Créez un lien pour en définir un nouveau.',
  'invitation.disabled': 'La connexion de cette personne est désactivée. Activez-la d’abord.',
  'invitation.left': 'Cette personne est partie et ne peut pas être invitée.',
  'invitation.no_mail': 'L’envoi d’e-mails n’est pas configuré.',
  'invitation.nobody': 'Aucune de ces personnes ne peut être invitée.',
  'invitation.too_many': 'Un fichier contient au plus %{max} liens. Choisissez moins de personnes.',

  'department.not_found': 'Service introuvable',
  'department.missing': 'Ce service n’existe pas.',
  'department.name_taken': 'Il existe déjà un service de ce nom.',
  'department.head_not_working': 'Choisissez une personne en poste.',
  'department.stale': 'Quelqu’un d’autre a modifié ce service entre-temps. Veuillez le recharger.',
  'department.in_use':
    'Ce service compte encore %{count} employé. Affectez-le d’abord à un autre service. |||| Ce service compte encore %{count} employés. Affectez-les d’abord à un autre service.',
  'department.move_to_itself': 'Choisissez un autre service de destination.',

  'employee.not_found': 'Employé introuvable',
  'employee.missing': 'Cet employé n’existe pas.',
  'employee.id_taken': 'Ce matricule est déjà utilisé.',
  'employee.stale': 'Quelqu’un d’autre a modifié cet employé entre-temps. Veuillez le recharger.',
  'employee.own_manager': 'Un employé ne peut pas être son propre responsable.',
  'employee.manager_malformed':
    'Le champ « %{label} » doit être l’identifiant d’un employé, ou un nom.',
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
  'salary.date_taken': 'Cet employé a déjà un salaire à cette date de paie.',
  'salary.already_void': 'Ce salaire est déjà annulé.',
  'salary.below_zero':
    'Les retenues ne peuvent pas dépasser le salaire de base et les primes réunis.',

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

  'import.not_found': 'Cet import n’existe pas.',
  'import.reading': 'Le fichier est encore en cours de lecture.',
  'import.uploaded': 'Le fichier doit d’abord être contrôlé.',
  'import.checking': 'Le fichier est en cours de contrôle.',
  'import.checked': 'Le fichier a été contrôlé, mais n’est pas encore importé.',
  'import.applying': 'L’import est en cours.',
  'import.applied': 'Ce fichier a déjà été importé.',
  'import.undoing': 'L’import est en cours d’annulation.',
  'import.undone': 'Cet import a été annulé.',
  'import.nothing_changes': 'Ce fichier ne contient aucune nouveauté ni modification.',
  'import.balances_open':
    'Choisissez ce que signifient les soldes du fichier : le reste, tout compris, ou un report.',
  'import.not_removable': 'Seul un fichier qui n’a pas été importé peut être retiré.',
  'import.changed_meanwhile': 'L’état de ce fichier vient de changer. Veuillez réessayer.',
  'import.stale':
    'Des données ont changé depuis le contrôle du fichier. Rien n’a été enregistré ; veuillez le contrôler à nouveau.',
  'import.changed_since':
    '%{count} enregistrement a été modifié depuis, cet import ne peut donc pas être annulé. |||| %{count} enregistrements ont été modifiés depuis, cet import ne peut donc pas être annulé.',
  'import.undo_conflict':
    'Une ancienne adresse e-mail ou un ancien matricule est désormais utilisé par quelqu’un d’autre, ou un ancien service ou responsable n’existe plus. Rien n’a été annulé.',
  'import.busy':
    'Trop d’autres changements étaient en cours à ce moment. Rien n’a été enregistré ; veuillez réessayer.',
  'import.interrupted': 'Le serveur a été interrompu plusieurs fois. Rien n’a été enregistré.',
  'import.failed': 'Une erreur est survenue. Rien n’a été enregistré.',
  'import.admin_dismissed':
    'L’administrateur qui a lancé cette opération a été déconnecté ou ne l’est plus. Rien n’a été enregistré.',
  'import.checked_again':
    'Le fichier a été contrôlé à nouveau depuis que vous l’avez vu. Veuillez regarder le nouveau contrôle avant de l’importer.',
  'import.cancelled': 'L’import a été interrompu. Rien n’a été enregistré.',
  'import.undo_cancelled': 'L’annulation a été interrompue. Les données importées sont inchangées.',

  'list.search_too_long': 'Veuillez rechercher au plus %{words} mots et %{length} caractères.',

  'file.too_large': 'Le fichier ne peut pas dépasser %{max} Mo.',
  'file.too_large_to_import': 'Le fichier ne peut pas dépasser %{max} Mo. Veuillez le scinder.',
  'file.missing': 'Le fichier est vide ou absent.',
  'file.empty': 'Le fichier est vide.',
  'file.no_such_row':
    'Le fichier n’a pas de ligne %{row}, ou elle est vide. Choisissez la ligne des en-têtes.',
  'file.headings_in_one_cell':
    'La ligne %{row} n’a qu’une cellule, alors que le tableau a plusieurs colonnes. Choisissez la ligne des en-têtes.',
  'file.no_rows': 'Le fichier a des en-têtes, mais aucune ligne.',
  'file.too_many_lines':
    'Le fichier a plus de %{max} lignes, la plupart vides. Supprimez les lignes vides.',
  'file.too_many_rows': 'Le fichier a plus de %{max} lignes. Scindez-le.',
  'file.row_too_long': 'La ligne %{row} dépasse %{max} caractères. Manque-t-il un guillemet ?',
  'file.row_endless': 'La ligne %{row} dépasse deux mégaoctets. Manque-t-il un guillemet fermant ?',
  'file.quote_not_closed':
    'Un guillemet ouvert à la ligne %{row} n’est jamais fermé, ou l’est au milieu d’une cellule.',
  'file.quote_in_cell':
    'La ligne %{row} a un guillemet au milieu d’une cellule. Mettez la cellule entière entre guillemets et doublez ceux qu’elle contient.',
  'file.one_column':
    'Le fichier n’a qu’une colonne. Les colonnes doivent être séparées par des virgules, des points-virgules ou des tabulations.',
  'file.too_many_columns': 'Le fichier a %{columns} colonnes ; la limite est de %{max}.',
  'file.cell_too_long':
    'La ligne %{row} contient une cellule de plus de %{max} caractères. Manque-t-il un guillemet ?',
  'file.heading_too_long':
    'L’en-tête de la colonne %{column} dépasse %{max} caractères. Est-ce la ligne des en-têtes ?',
  'file.workbook':
    'Ce classeur est dans un ancien format ou protégé par un mot de passe. Enregistrez-le comme classeur Excel (.xlsx) sans mot de passe, ou au format CSV.',
  'file.workbook_unreadable':
    'Ce fichier n’est pas un classeur Excel, ou il est endommagé. Enregistrez-le à nouveau comme classeur Excel (.xlsx) ou au format CSV.',
  'file.workbook_too_large':
    'Ce classeur est trop volumineux pour être lu. Enregistrez seulement la feuille des données, au format CSV.',
  'file.too_costly':
    'La lecture de ce fichier demande trop de temps ou de mémoire. Scindez-le, ou enregistrez seulement la feuille des données, au format CSV.',
  'file.not_text': 'Ce n’est ni un fichier CSV ni un classeur Excel.',

  'mapping.not_found': 'Cette correspondance n’existe pas.',
  'mapping.text_malformed': 'Le champ « %{label} » doit être un texte d’au plus %{max} caractères.',
  'mapping.column_required': 'Choisissez une colonne pour le champ « %{label} ».',
  'mapping.column_or_value_required':
    'Choisissez une colonne pour le champ « %{label} », ou une valeur pour toutes les lignes.',
  'mapping.column_missing': 'Le fichier n’a pas de colonne « %{heading} ».',
  'mapping.column_used': 'La colonne « %{heading} » est déjà utilisée pour le champ « %{label} ».',
  'mapping.name_twice': 'Choisissez soit « Nom complet », soit « Prénom » et « Nom de famille ».',
  'mapping.name_required':
    'Choisissez une colonne pour « Nom complet », ou une pour « Prénom » et une pour « Nom de famille ».',
  'mapping.first_name_required': 'Choisissez aussi une colonne pour « Prénom ».',
  'mapping.last_name_required': 'Choisissez aussi une colonne pour « Nom de famille ».',
  'mapping.email_required':
    'Choisissez une colonne pour l’adresse e-mail, ou saisissez le domaine des adresses à créer.',
  'mapping.person_required':
    'Choisissez une colonne pour « Matricule », « Adresse e-mail » ou « Nom complet ».',
  'mapping.balance_required':
    'Choisissez une colonne pour « Solde », ou une pour le solde de chaque type de congé.',
  'mapping.balance_twice':
    'Choisissez soit une colonne pour « Solde », soit une pour le solde de chaque type de congé.',
  'mapping.pattern_without_at':
    'Le modèle des adresses e-mail doit contenir un seul @, comme dans {first}.{last}@company.example.',
  'mapping.pattern_without_domain':
    'Saisissez le domaine des adresses e-mail de l’entreprise, la partie après le @.',
  'mapping.pattern_without_name':
    'Le modèle des adresses e-mail doit contenir {first}, {last} ou {id} avant le @.',
  'mapping.pattern_unknown_name':
    'Le modèle des adresses e-mail ne peut contenir que {first}, {last} et {id}, et seulement avant le @.',
  'mapping.pattern_malformed':
    'Le modèle des adresses e-mail ne produit pas d’adresses du type jenna.dietrich@company.example.',
  'mapping.date_order_open': 'Choisissez l’ordre du jour, du mois et de l’année.',
  'mapping.decimal_sign_open': 'Choisissez le séparateur décimal.',
  'mapping.currency_open':
    'Le fichier indique des montants en %{shown}. Confirmez qu’ils sont en %{currency}, ou convertissez-les dans le fichier.',
  'mapping.pay_period_open': 'Choisissez si le salaire est annuel ou mensuel.',
  'mapping.pay_day_open':
    'Certaines dates de paie sont des mois, comme « %{written} ». Confirmez que la paie est versée le dernier jour du mois, ou écrivez les dates dans le fichier.',
  'mapping.too_many_values':
    'Le champ « %{label} » a trop de valeurs différentes dans « %{heading} ». Choisissez une autre colonne.',
  'mapping.values_open':
    'Choisissez à quoi correspond %{values} pour le champ « %{label} ». |||| Choisissez à quoi correspondent %{values} pour le champ « %{label} ».',
  'mapping.more_values_open':
    'Choisissez à quoi correspondent %{values} et %{more} autres pour le champ « %{label} ».',

  'request.not_found': 'Cette adresse n’existe pas.',
  'request.too_slow': 'La demande a mis trop de temps à arriver.',
  'request.too_large': 'Cette requête est trop volumineuse.',
  'request.conflict': 'Cette demande est en conflit avec des données existantes.',
  'request.reference_conflict':
    'D’autres données en dépendent encore, ou l’élément désigné n’existe plus.',
  'form.too_large': 'Le formulaire contient trop de données.',
  'form.incomplete': 'Le formulaire n’est pas arrivé en entier.',
  'form.others_under_way':
    'D’autres de vos fichiers sont encore en cours d’envoi ou de lecture. Veuillez réessayer dans un instant.',
  'idempotency.reused': 'Cette clé d’idempotence a déjà servi à une autre demande.',
  'idempotency.not_repeatable':
    'Cette demande a déjà été exécutée ; sa réponse ne peut pas être affichée de nouveau.',
  'server.error': 'Une erreur est survenue de notre côté.',
  'server.busy': 'Le système est très sollicité. Veuillez réessayer dans un instant.',
  'server.database_away':
    'Le système est très sollicité, ou sa base de données est indisponible. Veuillez réessayer dans un instant.',
};
