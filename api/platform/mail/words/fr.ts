import type { MailWords } from './mail-words.js';

export const fr: MailWords = {
  letter: {
    greeting: (name) => `Bonjour ${name},`,
    copyUrl: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
    sentBy: (company) => `Ce message a été envoyé automatiquement par ${company}.`,
  },
  invitation: {
    subject: (company) => `Invitation de ${company}`,
    invited: (company) =>
      `${company} vous a créé un compte pour consulter votre dossier et demander vos congés. Choisissez un mot de passe pour commencer :`,
    label: 'Choisir un mot de passe',
    validFor: (days) =>
      `Le lien fonctionne une seule fois et expire au bout de ${days} jours. Passé ce délai, demandez une nouvelle invitation à votre service RH.`,
    notYou:
      'Si vous n’attendiez pas cet e-mail, ignorez-le : personne ne peut utiliser le compte sans mot de passe.',
  },
  reset: {
    subject: 'Choisir un nouveau mot de passe',
    requested:
      'Un nouveau mot de passe a été demandé pour votre compte. Vous pouvez le choisir ici :',
    label: 'Choisir un nouveau mot de passe',
    validFor: 'Le lien fonctionne une seule fois et expire une heure après la demande.',
    notYou:
      'Si cette demande ne vient pas de vous, ignorez cet e-mail : votre mot de passe reste inchangé.',
  },
  factorRemoved: {
    subject: 'La double authentification a été désactivée',
    removed: (at) =>
      `La double authentification de votre compte a été désactivée le ${at}. Votre mot de passe suffit désormais pour vous connecter.`,
    removedBy: (at, admin) =>
      `${admin} a désactivé la double authentification de votre compte le ${at}. Votre mot de passe suffit désormais pour vous connecter, et vos sessions ont été fermées sur tous vos appareils.`,
    label: 'La réactiver',
    notYou: 'Si vous n’avez rien demandé, changez votre mot de passe et prévenez votre service RH.',
  },
  bankAccount: {
    subject: 'Le compte bancaire de votre salaire a été modifié',
    changed: (at) => `Vous avez modifié le compte sur lequel votre salaire est versé, le ${at}.`,
    changedBy: (at, admin) =>
      `${admin} a modifié le compte sur lequel votre salaire est versé, le ${at}.`,
    paidTo: (maskedIban) => `Il s’agit désormais de ${maskedIban}.`,
    label: 'Voir votre compte bancaire',
    notYou:
      'Si ce n’est pas votre compte, prévenez tout de suite votre service RH, avant le prochain jour de paie.',
  },
  newDevice: {
    subject: 'Nouvelle connexion à votre compte',
    signedIn: 'Une connexion à votre compte a eu lieu depuis un nouvel appareil :',
    when: (at) => `Date : ${at}`,
    what: (device) => `Appareil : ${device}`,
    where: (address) => `Adresse : ${address}`,
    on: (browser, system) => `${browser} sous ${system}`,
    unknownDevice: 'Appareil inconnu',
    label: 'Voir vos appareils',
    you: 'Si c’était vous, vous n’avez rien à faire.',
    notYou:
      'Si ce n’était pas vous, fermez cette session et changez votre mot de passe sans attendre.',
  },
  leave: {
    'leave.requested': {
      subject: (name) => `Demande de congé de ${name}`,
      text: (name, when) => `${name} demande un congé ${when}. La demande attend votre décision.`,
    },
    'leave.approved': {
      subject: 'Votre congé a été approuvé',
      text: (when, by) => `Votre congé ${when} a été approuvé${by && ` par ${by}`}.`,
    },
    'leave.rejected': {
      subject: 'Votre congé a été refusé',
      text: (when, by) => `Votre congé ${when} a été refusé${by && ` par ${by}`}.`,
    },
    'leave.cancelled': {
      subject: 'Votre congé a été annulé',
      text: (when) => `Votre congé ${when} a été annulé.`,
    },
    'leave.shortened': {
      subject: 'Votre congé a été raccourci',
      text: (when, takenOut) =>
        `Votre congé ${when} a été raccourci. Vous n’êtes plus en congé ${takenOut}.`,
    },
    'leave.recredited': {
      subject: 'Votre solde de congés a changé',
      text: (when, amount) =>
        `Le décompte de votre congé ${when} a ${amount} : les jours fériés ou le temps de travail ont changé.`,
    },
    less: 'diminué',
    more: 'augmenté',
    on: (day) => `le ${day}`,
    fromTo: (first, last) => `du ${first} au ${last}`,
    openRequest: 'Voir la demande',
    openMyLeave: 'Voir mes congés',
  },
  approval: {
    subject: (name) => `Demande de congé de ${name}`,
    reminder: (name) => `Rappel : demande de congé de ${name}`,
    text: (name, when) => `${name} demande un congé ${when}. La décision vous revient.`,
    since: (day) => `La demande attend depuis le ${day}.`,
    type: (type) => `Type : ${type}`,
    types: {
      'Sick Leave': 'Congé maladie',
      'Casual Leave': 'Congé exceptionnel',
      'Annual Leave': 'Congé annuel',
      'Personal Leave': 'Congé personnel',
      'Emergency Leave': 'Congé d’urgence',
    },
    cost: (amount) => `Décompte : ${amount}.`,
    remaining: (amount) => `Solde restant : ${amount}.`,
    othersAway: (people) =>
      people === 0
        ? 'Personne d’autre du service n’est absent alors.'
        : people === 1
          ? '1 autre personne du service est absente alors.'
          : `${people} autres personnes du service sont absentes alors.`,
    actsFor: (approver, until) =>
      `Vous décidez à la place de ${approver}, en congé jusqu’au ${until}.`,
    approve: 'Approuver',
    reject: 'Refuser',
    open: 'Voir la demande',
    noSurprise:
      'Les deux boutons ouvrent une page avec la demande. Rien n’est décidé avant que vous n’y confirmiez.',
    yours:
      'Les boutons sont valables 7 jours et décident en votre nom : merci de ne pas transférer ce message.',
    standInSubject: (name) => `Vous remplacez ${name}`,
    standIn: (name, when) => `${name} est en congé ${when}. Vous assurez son remplacement.`,
    openPortal: 'Ouvrir l’espace personnel',
    partOf: (day, part) => `${day} (${part})`,
    morning: 'matin',
    afternoon: 'après-midi',
    days: (amount, count) => `${amount} ${Math.abs(count) < 2 ? 'jour' : 'jours'}`,
    duration: (hours, minutes) =>
      [hours > 0 && `${hours} h`, (minutes > 0 || hours === 0) && `${minutes} min`]
        .filter(Boolean)
        .join(' '),
  },
  calendarFeed: {
    names: {
      own: 'Mes congés',
      team: 'Absences de mon équipe',
      department: 'Absences de mon service',
      holidays: 'Jours fériés',
    },
    away: (name) => `${name} – en congé`,
    fromMidday: 'à partir de midi',
    untilMidday: 'jusqu’à midi',
  },
  payslip: {
    subject: 'Votre bulletin de paie est disponible',
    text: (span, payDate) =>
      `Votre bulletin de paie pour la période ${span} est disponible. La date de paie est le ${payDate}.`,
    open: 'Voir le bulletin',
    afterLeaving:
      'Votre accès est fermé depuis votre dernier jour. Votre service RH peut vous remettre le bulletin en PDF.',
  },
  comingUp: {
    subject: (monday) => `À venir dans la semaine du ${monday}`,
    unpaid: (from, to) => `Pas encore payé : ${from} – ${to}`,
    withoutBankAccount: (people) => `Sans compte bancaire : ${people}`,
    longWaiting: (requests) =>
      requests === 1
        ? '1 demande attend depuis plus de 5 jours ouvrés.'
        : `${requests} demandes attendent depuis plus de 5 jours ouvrés.`,
    day: (day, events) => `${day} : ${events}`,
    people: (names, more) =>
      [...names, ...(more > 0 ? [`${more} ${more === 1 ? 'autre' : 'autres'}`] : [])].join(', '),
    firstDay: (who, department) => `${who} (premier jour, ${department})`,
    lastDay: (who, department) => `${who} (dernier jour, ${department})`,
    probationEnd: (who) => `${who} (fin de la période d’essai)`,
    contractEnd: (who) => `${who} (fin du contrat)`,
    birthday: (who) => `${who} (anniversaire)`,
    anniversary: (who, years) =>
      `${who} (${years} ${years === 1 ? 'an' : 'ans'} dans l’entreprise)`,
    moves: (who, department) => `${who} (rejoint ${department})`,
    change: (who) => `${who} (changement prévu)`,
    open: 'Voir ce qui est à venir',
    cancel:
      'Vous recevez ce message le lundi parce que vous l’avez demandé. Vous pouvez le désactiver dans vos paramètres.',
  },
  ownMatter: {
    'own.job': (admin) => `${admin} a modifié son propre poste`,
    'own.pay': (admin) => `${admin} a modifié son propre salaire`,
    'own.balance': (admin) => `${admin} a modifié son propre solde de congés`,
    'own.employment': (admin) => `${admin} a modifié sa propre date d’embauche ou son dernier jour`,
    'own.policy': (admin) =>
      `${admin} a modifié sa propre règle de congés, son horaire ou ses jours fériés`,
    'own.leave': (admin) => `${admin} a modifié ses propres congés`,
    text: (subject) =>
      `${subject}. Les autres admins en sont informés. Le journal d’audit contient les détails.`,
    open: 'Voir la fiche',
  },
};
