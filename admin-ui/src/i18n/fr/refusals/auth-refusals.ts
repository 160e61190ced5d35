export const authRefusals = {
  'auth.required': 'Veuillez vous connecter.',
  'auth.invalid_credentials': 'E-mail ou mot de passe incorrect',
  'auth.too_many_attempts':
    'Trop de tentatives. Veuillez réessayer dans une minute. |||| Trop de tentatives. Veuillez réessayer dans %{count} minutes.',
  'auth.confirm_needed': 'Veuillez confirmer votre mot de passe pour continuer.',
  'auth.idle':
    'Aucune activité depuis un moment. Veuillez confirmer votre mot de passe pour continuer.',
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
    'C’est le dernier admin qui peut se connecter. Désignez d’abord un autre admin.',
  'account.no_staying_admin':
    'Il ne resterait aucun admin après le dernier jour. Désignez d’abord un autre admin.',
  'invitation.has_password':
    'Cette personne a déjà un mot de passe. Créez un lien pour en définir un nouveau.',
  'invitation.disabled': 'La connexion de cette personne est désactivée. Activez-la d’abord.',
  'invitation.left': 'Cette personne est partie et ne peut pas être invitée.',
  'invitation.no_mail': 'L’envoi d’e-mails n’est pas configuré.',
  'invitation.nobody': 'Aucune de ces personnes ne peut être invitée.',
  'invitation.too_many': 'Un fichier contient au plus %{max} liens. Choisissez moins de personnes.',
};
