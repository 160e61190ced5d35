import type { Messages } from '../../messages';

export const access: Messages['access'] = {
  signIn: 'Connexion',
  signInHelp:
    'Changer l’un ou l’autre met fin à toutes les sessions. Votre propre mot de passe pourra vous être demandé.',
  ownSignInHelp:
    'C’est votre propre compte : changer l’un ou l’autre vous déconnecte. Votre mot de passe pourra vous être demandé.',
  save: 'Enregistrer',
  saving: 'Enregistrement...',
  saved: 'Connexion enregistrée. Toutes les sessions de %{name} sont terminées.',
  unchanged: 'Aucune modification à enregistrer.',
  access: 'Accès',
  accessHelp: 'Si cette personne peut se connecter, et comment.',
  open: 'Peut se connecter',
  openText: 'La désactivation met fin à toutes les sessions. Rien n’est supprimé.',
  closed: 'La connexion est désactivée',
  closedText:
    'Une fois la connexion activée, %{name} pourra se connecter avec le même mot de passe.',
  closedPendingText: 'Une fois la connexion activée, vous pourrez inviter %{name}.',
  noPassword: 'Pas encore de mot de passe',
  noPasswordText: 'Cette personne pourra se connecter après avoir accepté une invitation.',
  invited: 'Invitation du %{date}',
  invitedText:
    'Connexion possible une fois le mot de passe choisi. L’invitation est valable %{days} jours.',
  invitationOver:
    'L’invitation a expiré au bout de %{days} jours sans qu’un mot de passe ait été choisi.',
  left: 'La connexion est fermée',
  leftText: 'Départ le %{date}.',
  disable: 'Désactiver la connexion',
  disableTitle: 'Désactiver la connexion de %{name} ?',
  disableQuestion:
    'Toutes les sessions prennent fin immédiatement, et cette personne ne pourra plus se connecter avant la réactivation. Rien n’est supprimé.',
  disableOwn:
    'C’est votre propre compte : votre session se fermera aussitôt, et un autre admin devra réactiver votre connexion.',
  disabled: 'La connexion de %{name} est désactivée.',
  enable: 'Activer la connexion',
  enableTitle: 'Activer la connexion de %{name} ?',
  enableQuestion: 'Cette personne pourra de nouveau se connecter avec le même mot de passe.',
  enablePending: 'Cette personne pourra ensuite être invitée à choisir un mot de passe.',
  enabled: 'La connexion de %{name} est activée.',
  password: 'Mot de passe',
  passwordText:
    'Un lien pour définir un nouveau mot de passe. Il fonctionne une seule fois, pendant une heure, et ne s’affiche qu’une fois.',
  makeLink: 'Créer un lien',
  invitation: 'Invitation',
  invitationText:
    'Un lien pour choisir un mot de passe. Il fonctionne une seule fois, pendant %{days} jours. Envoyez-le par e-mail, ou copiez-le et transmettez-le vous-même.',
  invitationNoMail:
    'Un lien pour choisir un mot de passe. Il fonctionne une seule fois, pendant %{days} jours, et ne s’affiche qu’une fois.',
  sendInvitation: 'Envoyer l’invitation',
  invitationSent: 'L’invitation est en cours d’envoi à %{email}.',
  makeInvitation: 'Créer un lien d’invitation',
  invitationTitle: 'Lien d’invitation pour %{name}',
  linkTitle: 'Lien pour %{name}',
  linkText:
    'Valable une seule fois, jusqu’au %{time}. Copiez-le et envoyez-le à cette personne maintenant : il ne s’affichera plus.',
  link: 'Lien',
  copy: 'Copier le lien',
  copied: 'Copié',
  notCopied:
    'Votre navigateur n’a pas pu copier le lien. Il est sélectionné : copiez-le au clavier.',
  done: 'Terminé',
  sessions: 'Sessions',
  signedIn: '%{count} appareil est connecté. |||| %{count} appareils sont connectés.',
  nowhere: 'Aucun appareil n’est connecté.',
  sessionsFailed: 'Les appareils n’ont pas pu être chargés.',
  endedOne: 'La session de %{device} est terminée.',
  endSessions: 'Terminer toutes les sessions',
  endTitle: 'Terminer toutes les sessions de %{name} ?',
  endQuestion:
    'Cette personne est déconnectée de tous ses appareils et devra se reconnecter. Les saisies non enregistrées seront perdues, et ses adresses de calendrier ne fonctionneront plus.',
  endOwn: 'C’est votre propre compte : votre session se fermera ici aussi.',
  ended: 'Toutes les sessions de %{name} sont terminées.',
  factorOn: 'La double authentification est activée',
  factorOnText:
    'Depuis le %{date}. Désactivez-la si cette personne a perdu son téléphone et ses codes de secours.',
  factorOff: 'La double authentification est désactivée',
  factorOffText: 'Chaque personne l’active dans Paramètres.',
  remove: 'Désactiver',
  removeFactor: 'Désactiver la double authentification',
  factorTitle: 'Désactiver la double authentification de %{name} ?',
  factorQuestion:
    'Toutes les sessions prennent fin, et le mot de passe suffit ensuite pour se connecter. Assurez-vous que la demande vient bien de cette personne.',
  factorRemoved: 'La double authentification de %{name} est désactivée.',
  noAccount: 'Aucun compte',
  noAccountText: 'Cette personne n’a pas de compte pour se connecter.',
};
