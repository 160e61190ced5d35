import { contactFields } from './people/employee-fields';

export * from './people/employment';

export const myProfile = {
  activeEmployee: 'Active Employee',
  photoOf: 'Photo of %{name}',
  changePhoto: 'Change photo',
  photoChanged: 'Photo changed',
  photoNotChanged: 'The photo could not be changed.',
  contact: 'Contact',
  ...contactFields,
  emergencyHint: 'Name and number of someone to call.',
  celebrate: 'Share my birthday and work anniversaries',
  celebrateHint: 'HR and your manager then see these days, without your age.',
  save: 'Save contact',
  saving: 'Saving...',
  saved: 'Contact saved',
  notSaved: 'Your contact details could not be saved.',
  seen: 'Admins can see this, too.',
  employment: 'Employment',
  designation: 'Designation',
  manager: 'Manager',
  record: 'Personal details',
  dob: 'Date of Birth',
  gender: 'Gender',
  department: 'Department',
  maritalStatus: 'Marital Status',
  email: 'Email',
  wrong: 'Is something wrong? An admin can correct it.',
};
