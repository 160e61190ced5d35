import type { employeeFields as english } from '../../en/people/employee-fields';

export const contactFields = {
  phone: 'Telefon',
  address: 'Adresse',
  emergencyContact: 'Notfallkontakt',
};

export const employeeFields: Record<keyof typeof english, string> = {
  employeeId: 'Personalnummer',
  dob: 'Geburtsdatum',
  gender: 'Geschlecht',
  maritalStatus: 'Familienstand',
  department: 'Abteilung',
  designation: 'Position',
  salary: 'Gehalt',
  hireDate: 'Eintrittsdatum',
  leftOn: 'Austrittsdatum',
  manager: 'Vorgesetzte/r',
  approver: 'Genehmigende Person',
  deputy: 'Stellvertretung',
  ...contactFields,
};
