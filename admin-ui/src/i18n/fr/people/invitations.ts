import type { Messages } from '../../messages';

export const invitations: Messages['invitations'] = {
  invite: 'Inviter',
  title: 'Inviter des personnes',
  waiting:
    'Une personne n’a ni mot de passe ni invitation en cours. |||| %{count} personnes n’ont ni mot de passe ni invitation en cours.',
  nobody: 'Tout le monde a un mot de passe ou une invitation en cours.',
  others:
    'Une personne ne peut pas être invitée : elle a un mot de passe, est partie ou sa connexion est désactivée. |||| %{count} personnes ne peuvent pas être invitées : elles ont un mot de passe, sont parties ou leur connexion est désactivée.',
  again:
    'Inviter aussi la personne dont l’invitation est en cours ; son lien précédent ne fonctionnera plus |||| Inviter aussi les %{count} personnes dont l’invitation est en cours ; leurs liens précédents ne fonctionneront plus',
  byMail:
    'Par e-mail, chaque personne reçoit un lien pour choisir un mot de passe, valable %{days} jours.',
  inFile:
    'Un fichier de liens contient le nom, le matricule, l’e-mail de connexion et le lien de chacun, valable %{days} jours. Il n’est créé qu’une fois. Quiconque le détient peut ouvrir ces comptes : transmettez chaque lien à la personne concernée, puis supprimez le fichier.',
  admins:
    'Un admin n’est dans aucun fichier : les admins sont invités sur leur page Compte. |||| %{count} admins ne sont dans aucun fichier : ils sont invités sur leur page Compte.',
  manyLinks:
    'Un fichier contient au plus %{max} liens. Créez-en un autre pour les personnes restantes.',
  file: 'Créer le fichier de liens',
  saved: 'Le fichier de liens est enregistré. Il ne peut être recréé qu’en remplaçant les liens.',
  send: 'Envoyer une invitation |||| Envoyer %{count} invitations',
  sendNone: 'Envoyer les invitations',
  sent: 'Une invitation est en cours d’envoi. |||| %{count} invitations sont en cours d’envoi.',
  failed: 'Les personnes à inviter n’ont pas pu être chargées.',
  inviting: 'Invitations',
  progress: '%{done} invitation envoyée sur une |||| %{done} invitations envoyées sur %{count}',
  stop: 'Arrêter',
  stopText:
    'Laissez cette page ouverte. Si vous arrêtez, les personnes déjà invitées le restent, et vous pourrez inviter les autres plus tard.',
};
