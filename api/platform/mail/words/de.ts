import type { MailWords } from './mail-words.js';

export const de: MailWords = {
  letter: {
    greeting: (name) => `Guten Tag ${name},`,
    copyUrl:
      'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
    sentBy: (company) => `Diese E-Mail wurde automatisch von ${company} versendet.`,
  },
  invitation: {
    subject: (company) => `Ihre Einladung von ${company}`,
    invited: (company) =>
      `${company} hat für Sie ein Konto angelegt, in dem Sie Ihre Daten einsehen und Urlaub beantragen können. Legen Sie zuerst ein Passwort fest:`,
    label: 'Passwort festlegen',
    validFor: (days) =>
      `Der Link funktioniert nur einmal und ist ${days} Tage gültig. Danach erhalten Sie von Ihrer Personalabteilung eine neue Einladung.`,
    notYou:
      'Falls Sie diese E-Mail nicht erwartet haben, können Sie sie ignorieren: Ohne Passwort kann niemand das Konto nutzen.',
  },
  reset: {
    subject: 'Neues Passwort festlegen',
    requested: 'Für Ihr Konto wurde ein neues Passwort angefordert. Hier können Sie es festlegen:',
    label: 'Neues Passwort festlegen',
    validFor: 'Der Link funktioniert nur einmal und ist ab der Anforderung eine Stunde gültig.',
    notYou:
      'Falls Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren: Ihr Passwort bleibt unverändert.',
  },
  factorRemoved: {
    subject: 'Die Zwei-Faktor-Authentifizierung wurde deaktiviert',
    removed: (at) =>
      `Die Zwei-Faktor-Authentifizierung Ihres Kontos wurde deaktiviert (${at}). Zur Anmeldung genügt jetzt Ihr Passwort.`,
    removedBy: (at, admin) =>
      `${admin} hat die Zwei-Faktor-Authentifizierung Ihres Kontos deaktiviert (${at}). Zur Anmeldung genügt jetzt Ihr Passwort, und Sie wurden auf allen Geräten abgemeldet.`,
    label: 'Wieder aktivieren',
    notYou:
      'Falls Sie das nicht veranlasst haben, ändern Sie Ihr Passwort und wenden Sie sich an Ihre Personalabteilung.',
  },
  bankAccount: {
    subject: 'Ihr Bankkonto für das Gehalt wurde geändert',
    changed: (at) =>
      `Sie haben das Bankkonto geändert, auf das Ihr Gehalt überwiesen wird (${at}).`,
    changedBy: (at, admin) =>
      `${admin} hat das Bankkonto geändert, auf das Ihr Gehalt überwiesen wird (${at}).`,
    paidTo: (maskedIban) => `Es ist jetzt ${maskedIban}.`,
    label: 'Bankkonto ansehen',
    notYou:
      'Falls das nicht Ihr Konto ist, wenden Sie sich umgehend an Ihre Personalabteilung, noch vor dem nächsten Zahltag.',
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
    notYou:
      'Falls Sie das nicht waren, beenden Sie diese Sitzung und ändern Sie umgehend Ihr Passwort.',
  },
  leave: {
    'leave.requested': {
      subject: (name) => `Antrag von ${name}`,
      text: (name, when) =>
        `${name} hat ${when} eine Abwesenheit beantragt. Der Antrag wartet auf Ihre Entscheidung.`,
    },
    'leave.approved': {
      subject: 'Ihr Antrag wurde genehmigt',
      text: (when, by) => `Ihre Abwesenheit ${when} wurde${by && ` von ${by}`} genehmigt.`,
    },
    'leave.rejected': {
      subject: 'Ihr Antrag wurde abgelehnt',
      text: (when, by) => `Ihre Abwesenheit ${when} wurde${by && ` von ${by}`} abgelehnt.`,
    },
    'leave.cancelled': {
      subject: 'Ihre Abwesenheit wurde storniert',
      text: (when) => `Ihre Abwesenheit ${when} wurde storniert.`,
    },
    'leave.shortened': {
      subject: 'Ihre Abwesenheit wurde gekürzt',
      text: (when, takenOut) =>
        `Ihre Abwesenheit ${when} wurde gekürzt. Nicht mehr abwesend sind Sie ${takenOut}.`,
    },
    'leave.recredited': {
      subject: 'Ihr Urlaubskonto hat sich geändert',
      text: (when, amount) =>
        `Für Ihre Abwesenheit ${when} wird jetzt ${amount} als bisher angerechnet: Feiertage oder Arbeitszeit haben sich geändert.`,
    },
    less: 'weniger',
    more: 'mehr',
    on: (day) => `am ${day}`,
    fromTo: (first, last) => `vom ${first} bis ${last}`,
    openRequest: 'Antrag ansehen',
    openMyLeave: 'Meine Abwesenheiten ansehen',
  },
  approval: {
    subject: (name) => `Antrag von ${name}`,
    reminder: (name) => `Erinnerung: Antrag von ${name}`,
    text: (name, when) => `${name} hat ${when} eine Abwesenheit beantragt. Sie entscheiden.`,
    since: (day) => `Der Antrag wartet seit dem ${day}.`,
    type: (type) => `Art: ${type}`,
    types: {
      'Sick Leave': 'Krankheit',
      'Casual Leave': 'Freistellung',
      'Annual Leave': 'Jahresurlaub',
      'Personal Leave': 'Sonderurlaub',
      'Emergency Leave': 'Notfallurlaub',
    },
    cost: (amount) => `Angerechnet: ${amount}.`,
    remaining: (amount) => `Danach bleiben: ${amount}.`,
    othersAway: (people) =>
      people === 0
        ? 'Sonst ist dann niemand aus der Abteilung abwesend.'
        : people === 1
          ? 'Dann ist 1 weitere Person aus der Abteilung abwesend.'
          : `Dann sind ${people} weitere Personen aus der Abteilung abwesend.`,
    actsFor: (approver, until) => `Sie entscheiden für ${approver}, abwesend bis ${until}.`,
    approve: 'Genehmigen',
    reject: 'Ablehnen',
    open: 'Antrag ansehen',
    noSurprise:
      'Beide Schaltflächen öffnen eine Seite mit dem Antrag. Entschieden wird erst, wenn Sie dort bestätigen.',
    yours:
      'Die Schaltflächen gelten 7 Tage und entscheiden in Ihrem Namen: Bitte leiten Sie diese E-Mail nicht weiter.',
    standInSubject: (name) => `Sie vertreten ${name}`,
    standIn: (name, when) => `${name} ist ${when} abwesend und hat Sie als Vertretung angegeben.`,
    openPortal: 'Mitarbeiterportal öffnen',
    partOf: (day, part) => `${day} (${part})`,
    morning: 'Vormittag',
    afternoon: 'Nachmittag',
    days: (amount, count) => `${amount} ${count === 1 ? 'Tag' : 'Tage'}`,
    duration: (hours, minutes) =>
      [hours > 0 && `${hours} Std.`, (minutes > 0 || hours === 0) && `${minutes} Min.`]
        .filter(Boolean)
        .join(' '),
  },
  calendarFeed: {
    names: {
      own: 'Meine Abwesenheiten',
      team: 'Abwesenheiten meines Teams',
      department: 'Abwesend in meiner Abteilung',
      holidays: 'Feiertage',
    },
    away: (name) => `${name} – abwesend`,
    fromMidday: 'ab mittags',
    untilMidday: 'bis mittags',
  },
  payslip: {
    subject: 'Ihre Gehaltsabrechnung liegt vor',
    text: (span, payDate) =>
      `Ihre Gehaltsabrechnung für ${span} liegt vor. Das Auszahlungsdatum ist der ${payDate}.`,
    open: 'Abrechnung ansehen',
    afterLeaving:
      'Ihr Zugang ist seit Ihrem Austritt gesperrt. Ihre Personalabteilung kann Ihnen die Gehaltsabrechnung als PDF geben.',
  },
  comingUp: {
    subject: (monday) => `Demnächst: Woche ab ${monday}`,
    unpaid: (from, to) => `Noch nicht bezahlt: ${from} – ${to}`,
    withoutBankAccount: (people) => `Ohne Bankverbindung: ${people}`,
    longWaiting: (requests) =>
      requests === 1
        ? '1 Antrag wartet seit mehr als 5 Arbeitstagen.'
        : `${requests} Anträge warten seit mehr als 5 Arbeitstagen.`,
    day: (day, events) => `${day}: ${events}`,
    people: (names, more) =>
      [
        ...names,
        ...(more > 0 ? [`${more} ${more === 1 ? 'weitere Person' : 'weitere'}`] : []),
      ].join(', '),
    firstDay: (who, department) => `${who} (erster Tag, ${department})`,
    lastDay: (who, department) => `${who} (letzter Tag, ${department})`,
    probationEnd: (who) => `${who} (Probezeit endet)`,
    contractEnd: (who) => `${who} (Vertrag endet)`,
    birthday: (who) => `${who} (Geburtstag)`,
    anniversary: (who, years) => `${who} (${years} ${years === 1 ? 'Jahr' : 'Jahre'} dabei)`,
    moves: (who, department) => `${who} (wechselt zu ${department})`,
    change: (who) => `${who} (geplante Änderung)`,
    open: 'Ansehen, was ansteht',
    cancel:
      'Sie erhalten diese E-Mail montags, weil Sie sie bestellt haben. In Ihren Einstellungen können Sie sie abbestellen.',
  },
  ownMatter: {
    'own.job': (admin) => `${admin} hat die eigene Stelle geändert`,
    'own.pay': (admin) => `${admin} hat das eigene Gehalt geändert`,
    'own.balance': (admin) => `${admin} hat den eigenen Urlaubssaldo geändert`,
    'own.employment': (admin) => `${admin} hat das eigene Eintritts- oder Austrittsdatum geändert`,
    'own.policy': (admin) =>
      `${admin} hat die eigene Urlaubsregelung, Arbeitszeit oder Feiertage geändert`,
    'own.leave': (admin) => `${admin} hat eigene Abwesenheiten geändert`,
    text: (subject) =>
      `${subject}. Darüber werden die anderen Admins informiert. Einzelheiten stehen im Änderungsprotokoll.`,
    open: 'Zur Person',
  },
};
