import type { MailWords } from './mail-words.js';

export const de: MailWords = {
  letter: {
    greeting: (name) => `Guten Tag ${name},`,
    copyUrl: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
    sentBy: (company) => `Diese E-Mail wurde automatisch von ${company} versendet.`,
  },
  invitation: {
    subject: (company) => `Ihre Einladung von ${company}`,
    invited: (company) => `${company} hat für Sie ein Konto angelegt, in dem Sie Ihre Daten einsehen und Urlaub beantragen können. Legen Sie zuerst ein Passwort fest:`,
    label: 'Passwort festlegen',
    validFor: (days) => `Der Link funktioniert nur einmal und ist ${days} Tage gültig. Danach erhalten Sie von Ihrer Personalabteilung eine neue Einladung.`,
    notYou: 'Falls Sie diese E-Mail nicht erwartet haben, können Sie sie ignorieren: Ohne Passwort kann niemand das Konto nutzen.',
  },
  reset: {
    subject: 'Neues Passwort festlegen',
    requested: 'Für Ihr Konto wurde ein neues Passwort angefordert. Hier können Sie es festlegen:',
    label: 'Neues Passwort festlegen',
    validFor: 'Der Link funktioniert nur einmal und ist ab der Anforderung eine Stunde gültig.',
    notYou: 'Falls Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren: Ihr Passwort bleibt unverändert.',
  },
  factorRemoved: {
    subject: 'Die Zwei-Faktor-Authentifizierung wurde deaktiviert',
    removed: (at) => `Die Zwei-Faktor-Authentifizierung Ihres Kontos wurde deaktiviert (${at}). Zur Anmeldung genügt jetzt Ihr Passwort.`,
    removedBy: (at, admin) => `${admin} hat die Zwei-Faktor-Authentifizierung Ihres Kontos deaktiviert (${at}). Zur Anmeldung genügt jetzt Ihr Passwort, und Sie wurden auf allen Geräten abgemeldet.`,
    label: 'Wieder aktivieren',
    notYou: 'Falls Sie das nicht veranlasst haben, ändern Sie Ihr Passwort und wenden Sie sich an Ihre Personalabteilung.',
  },
  newDevice: {
    subject: 'Neue Anmeldung bei Ihrem Konto',
    signedIn: 'Bei Ihrem Konto hat sich jemand mit einem neuen Gerät angemeldet:',
    when: (at) => `Zeitpunkt: ${at}`,
    what: (device) => `Gerät: ${device}`,
    where: (address) => `Adresse: ${address}`,
    on: (browser, system) => `${browser} unter ${system}`,
    unknownDevice: 'Unbekanntes Gerät',
    label: 'Geräte ansehen',
    you: 'Falls Sie das waren, brauchen Sie nichts zu tun.',
    notYou: 'Falls Sie das nicht waren, beenden Sie diese Sitzung und ändern Sie umgehend Ihr Passwort.',
  },
  leave: {
    'leave.requested': {
      subject: (name) => `Urlaubsantrag von ${name}`,
      text: (name, when) => `${name} hat ${when} Urlaub beantragt. Der Antrag wartet auf Ihre Entscheidung.`,
    },
    'leave.approved': { subject: 'Ihr Urlaub wurde genehmigt', text: (when) => `Ihr Urlaub ${when} wurde genehmigt.` },
    'leave.rejected': { subject: 'Ihr Urlaub wurde abgelehnt', text: (when) => `Ihr Urlaub ${when} wurde abgelehnt.` },
    'leave.cancelled': { subject: 'Ihr Urlaub wurde storniert', text: (when) => `Ihr Urlaub ${when} wurde storniert.` },
    'leave.shortened': { subject: 'Ihr Urlaub wurde gekürzt', text: (when, takenOut) => `Ihr Urlaub ${when} wurde gekürzt. ${upperFirst(takenOut)} sind Sie nicht mehr im Urlaub.` },
    'leave.recredited': { subject: 'Ihr Resturlaub hat sich geändert', text: (when, amount) => `Ihr Urlaub ${when} kostet jetzt ${amount} Urlaubstage als bisher: Feiertage oder Arbeitszeit haben sich geändert.` },
    less: 'weniger',
    more: 'mehr',
    on: (day) => `am ${day}`,
    fromTo: (first, last) => `vom ${first} bis ${last}`,
    openRequest: 'Antrag ansehen',
    openMyLeave: 'Meinen Urlaub ansehen',
  },
  ownMatter: {
    'own.pay': (admin) => `${admin} hat das eigene Gehalt geändert`,
    'own.balance': (admin) => `${admin} hat den eigenen Urlaubsstand geändert`,
    'own.employment': (admin) => `${admin} hat das eigene Eintritts- oder Austrittsdatum geändert`,
    'own.policy': (admin) => `${admin} hat die eigene Urlaubsregelung, Arbeitszeit oder Feiertage geändert`,
    'own.leave': (admin) => `${admin} hat den eigenen Urlaub geändert`,
    text: (subject) => `${subject}. Darüber werden alle anderen Administratoren informiert. Einzelheiten stehen im Änderungsprotokoll.`,
    open: 'Zur Person',
  },
};

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
