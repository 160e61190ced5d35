import type { ImportField, ImportKind } from '../../contract/imports.js';
import { folded } from '../../platform/database/statements/folded-text.js';

type Words = { [field in ImportField]?: string };

const EMPLOYEE_ID = `employee id, emp id, employee number, employee no, emp no, emp number, employee code, emp code, staff id, staff number, staff no,
  personnel number, personnel no, personnel id, worker id, payroll number, payroll id, badge number, eid, matricule, id employe, id salarie, numero d employe, numero employe,
  numero de salarie, numero salarie, personalnummer, personal nr, pers nr, mitarbeiternummer, mitarbeiter nr, mitarbeiter id, employee, user id, id`;

const FULL_NAME = `full name, name, employee name, employee full name, complete name, display name, worker name, staff name, nom complet, nom et prenom, nom et prenoms, nom prenom,
  prenom nom, prenom et nom, nom de l employe, nom employe, nom du salarie, vollstandiger name, mitarbeitername, name des mitarbeiters, nom, employee, worker, person, employe,
  salarie, collaborateur, mitarbeiter`;

const EMAIL = `email address, email, e mail, e mail address, work email, work email address, business email, company email, office email, email work, mail, adresse e mail,
  adresse email, adresse mail, adresse courriel, courriel, courriel professionnel, email professionnel, e mail adresse, email adresse, mailadresse, dienstliche e mail, personal email`;

const LEAVE_TYPE = `leave type, type of leave, absence type, type of absence, leave, absence, leave category, type, type de conge, type conge, type d absence, type absence, conge,
  urlaubsart, abwesenheitsart, art der abwesenheit, art`;

/** Headings of HR files, the surest first, compared by `headingKey`. A heading listed for several fields goes to the surest one. */
export const HEADING_WORDS: Record<ImportKind, Words> = {
  employees: {
    firstName:
      'first name, firstname, given name, forename, fname, legal first name, first, prenom, prenoms, vorname, preferred first name',
    lastName:
      'last name, lastname, surname, family name, lname, legal last name, last, nom de famille, nachname, familienname, zuname',
    name: FULL_NAME,
    employeeId: EMPLOYEE_ID,
    email: EMAIL,
    dob: `date of birth, dob, birth date, birthdate, birthday, birth day, born on, born, date de naissance, date naissance, naissance, ne le, nee le, geburtsdatum, geburtstag,
      geboren am, geb datum`,
    gender:
      'gender, sex, gender desc, gender identity, sexe, genre, geschlecht, civilite, anrede, salutation, gender code, sex code, gender id',
    maritalStatus: `marital status, marital desc, marital status desc, marital state, marital, civil status, family status, situation familiale, situation de famille,
      situation matrimoniale, etat civil, etat matrimonial, statut marital, statut matrimonial, familienstand, zivilstand, married, marital status code, marital status id`,
    department: `department, department name, dept, dept name, dep name, department desc, division, business unit, organizational unit, organisational unit, org unit, unit,
      departement, nom du departement, service, abteilung, abteilungsname, bereich, fachbereich, organisationseinheit, team`,
    designation: `designation, position, job title, position title, job position, position name, job name, job, role title, job role, occupation, function, poste, fonction, emploi,
      intitule du poste, intitule de poste, titre du poste, libelle emploi, stelle, stellenbezeichnung, funktion, beruf, berufsbezeichnung, tatigkeit, title, role, rolle`,
    salary: `salary, monthly salary, annual salary, yearly salary, base salary, basic salary, salary monthly, salary annual, salary yearly, salary per month, salary per year,
      salary month, salary year, gross salary, monthly gross salary, annual gross salary, annual base salary, monthly base salary, base pay, basic pay, monthly pay, annual pay,
      yearly pay, pay, annual compensation, compensation, annual income, monthly income, annual rt, wage, remuneration, salaire, salaire mensuel, salaire annuel, salaire brut,
      salaire mensuel brut, salaire annuel brut, salaire brut mensuel, salaire brut annuel, salaire de base, remuneration annuelle, remuneration mensuelle, gehalt, monatsgehalt,
      jahresgehalt, bruttogehalt, bruttomonatsgehalt, bruttojahresgehalt, grundgehalt, gehalt pro monat, gehalt pro jahr, lohn, monatslohn, jahreslohn`,
    payPeriod: `pay period, pay frequency, payment frequency, salary period, salary frequency, salary type, pay type, pay basis, salary basis, pay rate type, rate type, pay schedule,
      frequency, period, periodicite, periode de paie, frequence de paie, type de salaire, gehaltsart, lohnart, entgeltart, abrechnungszeitraum, zahlweise`,
    role: 'role, account role, system role, user role, access role, rolle, role du compte',
    hireDate: `hire date, date of hire, date hired, hired on, hired, original hire date, start date, date started, joining date, date of joining, join date, date joined, joined on,
      joined, doj, employment start date, employment start, start of employment, date d embauche, date embauche, embauche le, embauche, date d entree, date entree, date de debut,
      einstellungsdatum, eintrittsdatum, eintritt, eingestellt am, eintritt am`,
    leftOn: `left on, date of termination, termination date, date terminated, terminated on, term date, leaving date, date of leaving, exit date, date of exit, date left, separation date,
      date of separation, resignation date, last working day, last day of work, last day, employment end date, employment end, end of employment, end date, date de depart, date depart,
      date de sortie, date sortie, date de fin de contrat, date fin de contrat, date de fin, dernier jour, austrittsdatum, austritt, ausgetreten am, austritt am`,
    manager: `manager, manager name, name of manager, line manager, direct manager, reporting manager, manager full name, supervisor, supervisor name, reports to, reporting to, managed by, boss,
      nom du manager, nom manager, responsable, nom du responsable, responsable hierarchique, superieur, superieur hierarchique, n 1, vorgesetzter, vorgesetzte, fuhrungskraft`,
    managerId: `manager id, manager employee id, manager emp id, manager employee number, manager number, manager no, supervisor id, reports to id, id manager, matricule manager,
      matricule du manager, matricule du responsable, vorgesetzten id, vorgesetztennummer, personalnummer vorgesetzter`,
    approver: `approver, approver name, name of approver, leave approver, time off approver, absence approver, vacation approver, approving manager, approbateur, nom de l approbateur,
      approbateur des conges, valideur, valideur des conges, genehmigende person, genehmiger, genehmigerin, urlaubsgenehmiger, abwesenheitsgenehmiger, genehmigung durch`,
    approverId: `approver id, approver employee id, approver emp id, approver number, approver no, leave approver id, id approbateur, matricule approbateur, matricule de l approbateur,
      matricule du valideur, genehmiger id, genehmigernummer, personalnummer genehmiger`,
    deputy: `deputy, deputy name, name of deputy, delegate, delegate name, substitute, substitute name, backup approver, alternate approver, substitute approver, suppleant, suppleante,
      nom du suppleant, remplacant, remplacante, delegue, stellvertretung, stellvertreter, stellvertreterin, vertretung, vertreter, vertreterin, vertretung durch`,
    deputyId: `deputy id, deputy employee id, deputy emp id, deputy number, deputy no, delegate id, substitute id, id suppleant, matricule suppleant, matricule du suppleant,
      stellvertreter id, stellvertretung id, personalnummer stellvertreter, personalnummer stellvertretung, vertreternummer`,
    phone: `phone, phone number, telephone, telephone number, phone no, work phone, mobile, mobile phone, mobile number, mobile no, cell, cell phone, contact number, contact no, tel,
      numero de telephone, portable, telefon, telefonnummer, tel nr, mobiltelefon, handy, handynummer`,
    address: `address, home address, postal address, mailing address, residential address, street address, full address, adresse, adresse postale, adresse personnelle, adresse du domicile,
      anschrift, wohnadresse, privatadresse, postanschrift`,
    emergencyContact: `emergency contact, emergency contact name, emergency contact person, emergency contact details, in case of emergency, emergency contact number, emergency phone,
      personne a prevenir, personne a contacter, contact d urgence, contact urgence, notfallkontakt, kontakt im notfall`,
    countsFrom: 'counts from, balance date, balance as of',
    useBy: 'use by',
  },
  salaries: {
    employeeId: EMPLOYEE_ID,
    email: EMAIL,
    name: FULL_NAME,
    payDate: `pay date, payment date, date of payment, date paid, paid on, payday, pay day, salary date, payroll date, check date, date de paie, date de paiement, date du paiement,
      date de versement, zahlungsdatum, auszahlungsdatum, zahltag, gezahlt am, date, datum, month, pay month,
      salary month, payroll month, pay period, mois, mois de paie, periode de paie, monat, abrechnungsmonat, abrechnungszeitraum`,
    basicSalary: `basic salary, base salary, basic pay, base pay, basic, base, gross salary, salary, salaire de base, salaire brut, salaire, grundgehalt, grundlohn, bruttogehalt,
      gehalt, lohn`,
    allowances:
      'allowances, allowance, additions, bonuses, bonus, total allowances, indemnites, indemnite, primes, prime, zulagen, zulage, zuschlage',
    deductions:
      'deductions, deduction, total deductions, withholdings, retenues, retenue, deductions totales, abzuge, abzug',
    netSalary:
      'net salary, net pay, net, take home pay, net amount, salaire net, net a payer, net paye, nettogehalt, nettolohn, netto, auszahlungsbetrag',
    void: 'void, voided, void reason, cancelled, annule, annulation, storniert, storno',
  },
  leaves: {
    employeeId: EMPLOYEE_ID,
    email: EMAIL,
    name: FULL_NAME,
    leaveType: LEAVE_TYPE,
    startDate: `start date, from, from date, date from, leave from, leave start, start, first day, begin date, begin, begins, date de debut, date debut, debut, du, premier jour,
      beginn, beginndatum, startdatum, erster tag, von`,
    endDate:
      'end date, to, to date, date to, leave to, leave end, end, until, last day, ends, date de fin, date fin, fin, au, dernier jour, ende, enddatum, letzter tag, bis',
    reason: 'reason, leave reason, reason for leave, description, motif, raison, grund, begrundung',
    status: 'status, leave status, approval status, request status, state, decision, statut, etat',
    note: 'note, notes, admin note, remark, remarks, comment, comments, remarque, commentaire, bemerkung, notiz, kommentar',
    createdAt: `applied date, applied on, applied at, created at, created on, created, requested on, requested at, request date, date requested, application date, submitted on,
      submitted at, date de demande, date de la demande, demande le, antragsdatum, beantragt am`,
  },
  // Among them those that Personio, BambooHR and Frappe HR write, see decision 0103.
  balances: {
    employeeId: `employee id, employee, ${EMPLOYEE_ID}`,
    email: EMAIL,
    name: FULL_NAME,
    leaveType: `${LEAVE_TYPE}, time off type, type of time off, time off category, time off policy, time off, category, policy type, leave policy`,
    balance: `balance, closing balance, ending balance, current balance, available balance, leave balance, new balance, remaining balance, time off balance, absence balance,
      total leaves allocated, leaves, opening balance, beginning balance, remaining, remaining days, days remaining, days left, available, available days, amount, value,
      number of days, days, hours, solde, solde de conges, solde actuel, jours restants, nombre de jours, saldo, kontostand, urlaubssaldo, resturlaub, restanspruch, tage, stunden`,
    countsFrom: `counts from, balance date, effective date, effective from, adjustment date, as of, as of date, valid from, from date, date, day, a partir du, date du solde, date d effet,
      stichtag, gultig ab, datum`,
    useBy: `use by, usable until, last usable day, expiration date, expiry date, expires on, expires, valid until, valid to, to date, a utiliser avant le, date d expiration,
      utilisable jusqu au, verfallsdatum, gultig bis, verfallt am`,
  },
};

/** 'Employee_Name', 'employeeName' and 'EMPLOYEE NAME (legal)' have the same key. */
export function headingKey(heading: string): string {
  const bare = folded(heading).replace(/\([^)]{0,200}\)|\[[^\]]{0,200}\]/g, ' ');
  return bare.replace(/#|№|n°/g, ' no').replace(/[^\p{L}\p{N}]/gu, '');
}
