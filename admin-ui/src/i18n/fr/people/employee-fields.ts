import type { employeeFields as english } from '../../en/people/employee-fields';

export const contactFields = {
  phone: 'Téléphone',
  address: 'Adresse',
  emergencyContact: 'Contact d’urgence',
};

export const employeeFields: Record<keyof typeof english, string> = {
  employeeId: 'Matricule',
  dob: 'Date de naissance',
  gender: 'Genre',
  maritalStatus: 'Situation familiale',
  department: 'Service',
  designation: 'Poste',
  salary: 'Salaire',
  hireDate: 'Date d’embauche',
  leftOn: 'Dernier jour',
  manager: 'Responsable',
  approver: 'Approbation par',
  deputy: 'Suppléance',
  ...contactFields,
};
