import type { Messages } from '../messages';

export const reset: Messages['reset'] = {
  forgot: 'Mot de passe oublié ?',
  forgotText: 'Nous vous enverrons par e-mail un lien pour en choisir un nouveau.',
  send: 'Envoyer le lien',
  sending: 'Envoi...',
  notSent: 'Le lien n’a pas pu être demandé. Veuillez réessayer.',
  sent: 'Consultez vos e-mails',
  sentText:
    'Si un compte existe avec cette adresse, un lien vient d’être envoyé. Il est valable une heure.',
  sendAgain: 'Envoyer à nouveau',
  sendAgainIn: 'Envoyer à nouveau dans %{count} s',
  noMail:
    'L’envoi d’e-mails n’est pas configuré. Demandez à un admin de votre entreprise un lien pour choisir un nouveau mot de passe.',
  back: 'Retour à la connexion',
  title: 'Choisir un nouveau mot de passe',
  text: 'Vos sessions seront fermées sur tous vos appareils, et vos adresses de calendrier ne fonctionneront plus.',
  new: 'Nouveau mot de passe',
  confirm: 'Confirmer le nouveau mot de passe',
  submit: 'Définir le mot de passe',
  busy: 'Enregistrement...',
  failed: 'Le mot de passe n’a pas pu être défini. Veuillez réessayer.',
  done: 'Votre nouveau mot de passe est enregistré. Connectez-vous avec celui-ci.',
  inviteTitle: 'Bienvenue',
  inviteText: 'Choisissez un mot de passe pour votre compte.',
  emailHint: 'Vous vous connectez avec cette adresse.',
  invitePassword: 'Mot de passe',
  inviteConfirm: 'Confirmer le mot de passe',
  inviteSubmit: 'Accepter l’invitation',
  inviteDone: 'Votre mot de passe est enregistré. Connectez-vous avec celui-ci.',
  over: 'Ce lien ne fonctionne plus',
  inviteOver: 'Cette invitation ne fonctionne plus',
  inviteOverText:
    'Elle a déjà été acceptée ou date de plus de %{days} jours. Demandez-en une nouvelle à votre service RH.',
  inviteIncompleteText:
    'Ouvrez-le à nouveau depuis le message d’origine, ou copiez-le en entier. S’il ne fonctionne toujours pas, demandez une nouvelle invitation à votre service RH.',
  incomplete: 'Ce lien est incomplet',
  incompleteText: 'Ouvrez-le à nouveau depuis le message d’origine, ou copiez-le en entier.',
  askAgain: 'Demander un nouveau lien',
};
