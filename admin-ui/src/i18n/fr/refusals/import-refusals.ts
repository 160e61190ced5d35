export const importRefusals = {
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
    'La session qui a lancé cette opération est terminée, ou son compte n’est plus admin. Rien n’a été enregistré.',
  'import.checked_again':
    'Le fichier a été contrôlé à nouveau depuis que vous l’avez vu. Veuillez regarder le nouveau contrôle avant de l’importer.',
  'import.cancelled': 'L’import a été interrompu. Rien n’a été enregistré.',
  'import.undo_cancelled': 'L’annulation a été interrompue. Les données importées sont inchangées.',
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
  'mapping.address_twice': 'Choisissez soit l’adresse, soit ses parties, comme la rue et la ville.',
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
  'mapping.hire_day_open':
    '« %{heading} » peut être le premier jour du contrat le plus récent. Confirmez que l’embauche a eu lieu ces jours-là, ou choisissez une autre colonne pour la date d’embauche.',
  'mapping.too_many_values':
    'Le champ « %{label} » a trop de valeurs différentes dans « %{heading} ». Choisissez une autre colonne.',
  'mapping.values_open':
    'Choisissez à quoi correspond %{values} pour le champ « %{label} ». |||| Choisissez à quoi correspondent %{values} pour le champ « %{label} ».',
  'mapping.more_values_open':
    'Choisissez à quoi correspondent %{values} et %{more} autres pour le champ « %{label} ».',
};
