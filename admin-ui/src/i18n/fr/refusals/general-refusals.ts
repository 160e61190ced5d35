export const generalRefusals = {
  'date.ends_before_start': 'Le dernier jour ne peut pas précéder le premier.',
  'field.not_decimal':
    '« %{label} » doit être un nombre supérieur à 0 et d’au plus %{max}, avec deux décimales au maximum.',
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
  'list.search_too_long': 'Veuillez rechercher au plus %{words} mots et %{length} caractères.',
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
  'server.error': 'Une erreur est survenue sur le serveur.',
  'server.busy': 'Le système est très sollicité. Veuillez réessayer dans un instant.',
  'server.database_away':
    'Le système est très sollicité, ou sa base de données est indisponible. Veuillez réessayer dans un instant.',
};
