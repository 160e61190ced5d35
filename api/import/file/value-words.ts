import { ROLES } from '../../contract/auth/roles.js';
import { GENDERS, MARITAL_STATUSES } from '../../contract/employee/employee-fields.js';
import {
  mayBeUnknown,
  UNKNOWN_CHOICE,
  type ImportField,
} from '../../contract/imports/import-fields.js';
import { PAY_PERIODS } from '../../contract/imports/import-mapping.js';
import { LEAVE_STATUSES } from '../../contract/leave/leave-statuses.js';
import { LEAVE_TYPES } from '../../contract/leave/leave-types.js';
import { folded } from '../../platform/database/statements/folded-text.js';
import { isBlank, isTakenAway } from './cell-text.js';
import { proposedPattern, type WorkingTimes } from './working-time-words.js';

export type ImportChoices = { [field in ImportField]?: readonly string[] } & {
  workingTimes?: WorkingTimes;
};

/** The built-in leave types; admins may have added others. Employment types and work patterns are the company's. */
export const CHOICES: ImportChoices = {
  gender: GENDERS,
  maritalStatus: MARITAL_STATUSES,
  payPeriod: PAY_PERIODS,
  role: ROLES,
  leaveType: LEAVE_TYPES,
  status: LEAVE_STATUSES,
  employmentType: [],
  pattern: [],
};

export function choicesWith(leaveTypes: readonly string[]): ImportChoices {
  return { ...CHOICES, leaveType: leaveTypes };
}

const STILL_MARRIED = `separated, sep, legally separated, separe, separee, getrennt, getrennt lebend, civil partnership, registered partnership,
  eingetragene lebenspartnerschaft, separado, separada, separado legalmente, pareja de hecho registrada`;

const NOT_SAID =
  'unknown, not specified, unspecified, undisclosed, not disclosed, prefer not to say, not known, inconnu, non renseigne, non precise, unbekannt, keine angabe, k a, desconocido, no especificado, no informado, desconhecido, nao informado';

/** Separated and registered partners count as married; the check says so. Ambiguous words, such as an unmarried partnership, are missing so that the admin decides. */
const WORDS: Record<
  'gender' | 'maritalStatus' | 'payPeriod' | 'role' | 'leaveType' | 'status' | 'employmentType',
  Record<string, string>
> = {
  gender: {
    male: 'male, m, man, boy, mr, homme, h, masculin, monsieur, mann, mannlich, herr, hombre, masculino, varon, senor, sr, homem',
    female:
      'female, f, woman, girl, mrs, ms, miss, femme, feminin, mme, mlle, madame, mademoiselle, frau, w, weiblich, mujer, femenino, feminino, senora, sra, mulher',
    other:
      'other, o, x, d, nb, nonbinary, diverse, divers, third gender, autre, non binaire, andere, nicht binar, enby, otro, otra, outro, outra, no binario, nao binario',
  },
  maritalStatus: {
    single:
      'single, s, unmarried, not married, never married, no, celibataire, ledig, nicht verheiratet, soltero, soltera, solteiro, solteira',
    married: `married, m, yes, marie, mariee, verheiratet, casado, casada, ${STILL_MARRIED}`,
    divorced: 'divorced, d, divorce, divorcee, geschieden, divorciado, divorciada',
    widowed:
      'widowed, w, widow, widower, veuf, veuve, veuf ve, verwitwet, viudo, viuda, viuvo, viuva',
  },
  payPeriod: {
    year: 'year, yearly, annual, annually, per year, per annum, pa, a year, y, an, annuel, annuelle, par an, jahr, jahrlich, pro jahr, ano, anual, anualmente, por ano',
    month:
      'month, monthly, per month, a month, pm, m, mois, mensuel, mensuelle, par mois, monat, monatlich, pro monat, mes, mensual, mensal, mensualmente, mensalmente, por mes',
  },
  role: {
    admin:
      'admin, administrator, hr admin, administrateur, administratrice, administrador, administradora',
    employee:
      'employee, user, staff, employe, employee self service, mitarbeiter, utilisateur, empleado, funcionario, colaborador, usuario',
  },
  leaveType: {
    'Sick Leave':
      'sick leave, sick, sickness, illness, medical leave, medical, maladie, conge maladie, arret maladie, krankheit, krank, krankmeldung, enfermedad, baja por enfermedad, licencia por enfermedad, incapacidad, doenca, licenca medica, atestado',
    'Casual Leave': 'casual leave, casual',
    'Annual Leave': `annual leave, annual, vacation, vacation leave, holiday, holidays, paid leave, pto, paid time off, earned leave, privilege leave, conges payes, conge paye, cp,
      conge annuel, conges annuels, conges, vacances, urlaub, jahresurlaub, erholungsurlaub, vacaciones, ferias`,
    'Personal Leave':
      'personal leave, personal, personal day, conge personnel, conge pour raisons personnelles, asuntos propios, asuntos personales, permiso personal, licenca pessoal',
    'Emergency Leave': 'emergency leave, emergency, urgence, conge d urgence, notfall, emergencia',
  },
  status: {
    Pending:
      'pending, open, requested, submitted, waiting, waiting for approval, pending approval, en attente, en cours, demande, offen, beantragt, ausstehend, pendiente, solicitado, solicitada, pendente, em analise',
    Approved:
      'approved, accepted, granted, confirmed, taken, approuve, approuvee, accepte, acceptee, valide, validee, genehmigt, bewilligt, aprobado, aprobada, aprovado, aprovada, aceptado, aceptada, aceito',
    Rejected:
      'rejected, refused, denied, declined, not approved, refuse, refusee, rejete, rejetee, abgelehnt, rechazado, rechazada, denegado, denegada, rejeitado, rejeitada, negado, negada, recusado, recusada',
    // 'Changed' stands in our own export for leave that other rows replace.
    Cancelled:
      'cancelled, canceled, withdrawn, changed, annule, annulee, retire, storniert, zuruckgezogen, cancelado, cancelada, anulado, anulada',
  },
  // Of the list that a company begins with.
  employmentType: {
    Permanent:
      'permanent, permanent employee, regular, regular employee, indefinite, open ended, unlimited, internal, employee, festanstellung, fest angestellt, unbefristet, festangestellt, intern, cdi, indefinido, fijo, indeterminado, efetivo, sem termo',
    'Fixed term':
      'fixed term, fixed term contract, limited, temporary, temp, contract, befristet, cdd, temporal, eventual, plazo fijo, a termo, prazo determinado, termo certo',
    Intern:
      'intern, internship, trainee, apprentice, student, working student, praktikum, praktikant, praktikantin, werkstudent, werkstudentin, auszubildende, stage, stagiaire, apprenti, alternance, practicas, becario, becaria, estagio, estagiario, estagiaria',
    Contractor:
      'contractor, freelancer, freelance, consultant, external, independent contractor, extern, externe, selbstandig, independant, prestataire, autonomo, contratista, externo, prestador de servicos',
  },
};

const CHOICES_BY_KEY = new Map(
  Object.entries(WORDS).map(([field, choices]) => [
    field as ImportField,
    new Map(
      Object.entries(choices).flatMap(([choice, words]) =>
        words.split(',').map((word): [string, string] => [valueKey(word), choice]),
      ),
    ),
  ]),
);

const NOT_SAID_KEYS = new Set(NOT_SAID.split(',').map(valueKey));

export function proposedChoice(
  field: ImportField,
  written: string,
  choices = CHOICES,
): string | null {
  const isNotSaid = isBlank(written) || NOT_SAID_KEYS.has(valueKey(written));
  if (mayBeUnknown(field) && (isNotSaid || isTakenAway(written))) return UNKNOWN_CHOICE;
  const named = choices[field]?.find((choice) => valueKey(choice) === valueKey(written));
  if (named !== undefined) return named;
  if (field === 'pattern') return proposedPattern(written, choices.workingTimes);
  const meant = CHOICES_BY_KEY.get(field)?.get(valueKey(written)) ?? null;
  return field !== 'employmentType' || choices.employmentType?.includes(meant ?? '') ? meant : null;
}

const SIMPLIFIED = new Set(STILL_MARRIED.split(',').map(valueKey));

/** Marital statuses that are more precise than the stored ones. */
export function isSimplified(written: string): boolean {
  return SIMPLIFIED.has(valueKey(written));
}

/** French files give both endings: 'Marié(e)'. */
function valueKey(text: string): string {
  return folded(text)
    .replace(/\(e\)|[·.]e\b/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
