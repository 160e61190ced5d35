import type { MailWords } from './mail-words.js';

export const en: MailWords = {
  letter: {
    greeting: (name) => `Hello ${name},`,
    copyUrl: 'If the button does not work, copy this address into your browser:',
    sentBy: (company) => `This email was sent automatically by ${company}.`,
  },
  invitation: {
    subject: (company) => `Your invitation from ${company}`,
    invited: (company) =>
      `${company} has created an account for you to see your records and request leave. Choose a password to get started:`,
    label: 'Choose a password',
    validFor: (days) =>
      `The link works once and expires after ${days} days. If it has expired, ask your HR department for a new invitation.`,
    notYou:
      'If you were not expecting this email, you can ignore it: no one can use the account without a password.',
  },
  reset: {
    subject: 'Set a new password',
    requested: 'Someone requested a new password for your account. You can set one here:',
    label: 'Set a new password',
    validFor: 'The link works once and expires one hour after the request.',
    notYou: 'If you did not request this, you can ignore this email: your password stays the same.',
  },
  factorRemoved: {
    subject: 'Two-factor authentication was turned off',
    removed: (at) =>
      `Two-factor authentication was turned off for your account on ${at}. You can now sign in with your password alone.`,
    removedBy: (at, admin) =>
      `${admin} turned off two-factor authentication for your account on ${at}. You can now sign in with your password alone, and you were signed out on all devices.`,
    label: 'Turn it on again',
    notYou: 'If you did not request this, change your password and contact your HR department.',
  },
  bankAccount: {
    subject: 'Your bank account for pay was changed',
    changed: (at) => `You changed the bank account that your pay goes to, on ${at}.`,
    changedBy: (at, admin) => `${admin} changed the bank account that your pay goes to, on ${at}.`,
    paidTo: (maskedIban) => `It is now ${maskedIban}.`,
    label: 'View your bank account',
    notYou:
      'If this is not your account, contact your HR department right away, before the next pay day.',
  },
  newDevice: {
    subject: 'New sign-in to your account',
    signedIn: 'Someone signed in to your account from a new device:',
    when: (at) => `When: ${at}`,
    what: (device) => `Device: ${device}`,
    where: (address) => `Address: ${address}`,
    on: (browser, system) => `${browser} on ${system}`,
    unknownDevice: 'Unknown device',
    label: 'View your devices',
    you: 'If this was you, no action is needed.',
    notYou: 'If this was not you, end this session and change your password right away.',
  },
  leave: {
    'leave.requested': {
      subject: (name) => `Leave request from ${name}`,
      text: (name, when) =>
        `${name} has requested leave ${when}. The request is awaiting your decision.`,
    },
    'leave.approved': {
      subject: 'Your leave was approved',
      text: (when, by) => `Your leave ${when} was approved${by && ` by ${by}`}.`,
    },
    'leave.rejected': {
      subject: 'Your leave was rejected',
      text: (when, by) => `Your leave ${when} was rejected${by && ` by ${by}`}.`,
    },
    'leave.cancelled': {
      subject: 'Your leave was cancelled',
      text: (when) => `Your leave ${when} was cancelled.`,
    },
    'leave.shortened': {
      subject: 'Your leave was shortened',
      text: (when, takenOut) =>
        `Your leave ${when} was shortened. You are no longer on leave ${takenOut}.`,
    },
    'leave.recredited': {
      subject: 'Your leave balance has changed',
      text: (when, amount) =>
        `Your leave ${when} now uses ${amount} of your balance: holidays or working time have changed.`,
    },
    less: 'less',
    more: 'more',
    on: (day) => `on ${day}`,
    fromTo: (first, last) => `from ${first} to ${last}`,
    openRequest: 'View the request',
    openMyLeave: 'View my leave',
  },
  approval: {
    subject: (name) => `Leave request from ${name}`,
    reminder: (name) => `Reminder: leave request from ${name}`,
    text: (name, when) => `${name} requests leave ${when}. You decide.`,
    since: (day) => `The request has been waiting since ${day}.`,
    type: (type) => `Type: ${type}`,
    types: {
      'Sick Leave': 'Sick Leave',
      'Casual Leave': 'Casual Leave',
      'Annual Leave': 'Annual Leave',
      'Personal Leave': 'Personal Leave',
      'Emergency Leave': 'Emergency Leave',
    },
    cost: (amount) => `It uses ${amount} of the balance.`,
    remaining: (amount) => `What remains: ${amount}.`,
    othersAway: (people) =>
      people === 0
        ? 'No one else in the department is away then.'
        : people === 1
          ? '1 other person in the department is away then.'
          : `${people} others in the department are away then.`,
    actsFor: (approver, until) => `You decide for ${approver}, who is away until ${until}.`,
    approve: 'Approve',
    reject: 'Reject',
    open: 'View the request',
    noSurprise:
      'Both buttons open a page with the request. Nothing is decided before you confirm it there.',
    yours: 'The buttons work for 7 days and decide in your name: please do not forward this email.',
    standInSubject: (name) => `You are the stand-in for ${name}`,
    standIn: (name, when) => `${name} is on leave ${when} and has named you as the stand-in.`,
    openPortal: 'Open the employee portal',
    partOf: (day, part) => `${day} (${part})`,
    morning: 'morning',
    afternoon: 'afternoon',
    days: (amount, count) => `${amount} ${count === 1 ? 'day' : 'days'}`,
    duration: (hours, minutes) =>
      [hours > 0 && `${hours} h`, (minutes > 0 || hours === 0) && `${minutes} min`]
        .filter(Boolean)
        .join(' '),
  },
  calendarFeed: {
    names: {
      own: 'My leave',
      team: 'My team’s leave',
      department: 'Who is away in my department',
      holidays: 'Holidays',
    },
    away: (name) => `${name} – away`,
    fromMidday: 'from midday',
    untilMidday: 'until midday',
  },
  payslip: {
    subject: 'Your payslip is ready',
    text: (span, payDate) => `Your payslip for ${span} is ready. The pay date is ${payDate}.`,
    open: 'View the payslip',
    afterLeaving:
      'Your sign-in has been closed since your last day. Your HR department can give you the payslip as a PDF.',
  },
  comingUp: {
    subject: (monday) => `Coming up in the week of ${monday}`,
    unpaid: (from, to) => `Not paid yet: ${from} – ${to}`,
    withoutBankAccount: (people) => `No bank account: ${people}`,
    longWaiting: (requests) =>
      requests === 1
        ? '1 request has been waiting more than 5 working days.'
        : `${requests} requests have been waiting more than 5 working days.`,
    day: (day, events) => `${day}: ${events}`,
    people: (names, more) => [...names, ...(more > 0 ? [`${more} more`] : [])].join(', '),
    firstDay: (who, department) => `${who} (first day, ${department})`,
    lastDay: (who, department) => `${who} (last day, ${department})`,
    probationEnd: (who) => `${who} (probation ends)`,
    contractEnd: (who) => `${who} (contract ends)`,
    birthday: (who) => `${who} (birthday)`,
    anniversary: (who, years) => `${who} (${years} ${years === 1 ? 'year' : 'years'} here)`,
    moves: (who, department) => `${who} (moves to ${department})`,
    change: (who) => `${who} (planned change)`,
    open: 'View what is coming up',
    cancel:
      'You receive this email on Mondays because you asked for it. You can turn it off in your settings.',
  },
  ownMatter: {
    'own.job': (admin) => `${admin} changed their own job`,
    'own.pay': (admin) => `${admin} changed their own pay`,
    'own.balance': (admin) => `${admin} changed their own leave balance`,
    'own.employment': (admin) => `${admin} changed their own hire date or last day`,
    'own.policy': (admin) => `${admin} changed their own leave policy, working time or holidays`,
    'own.leave': (admin) => `${admin} changed their own leave`,
    text: (subject) =>
      `${subject}. The other admins are told when an admin does this. The audit log has the details.`,
    open: 'View the employee',
  },
};
