/** How many rows of a file have which remark. */
export const importRemarks = {
  yearlyRounded:
    'One yearly salary does not divide evenly by twelve: the monthly amount is rounded, and the audit log keeps the yearly amount. |||| %{count} yearly salaries do not divide evenly by twelve: the monthly amounts are rounded, and the audit log keeps the yearly amounts.',
  payLeftOut:
    'One salary is neither per month nor per year and is not imported. |||| %{count} salaries are neither per month nor per year and are not imported.',
  lowPay:
    'One salary is unusually low for a month. |||| %{count} salaries are unusually low for a month.',
  maritalStatusSimplified:
    'One marital status, such as separated, is saved as Married. |||| %{count} marital statuses, such as separated, are saved as Married.',
  phoneLeftOut:
    'One phone number is invalid and is left out. |||| %{count} phone numbers are invalid and are left out.',
  unknownUntilCompleted:
    'One record lacks details and shows N/A until it is completed. |||| %{count} records lack details and show N/A until they are completed.',
  withoutPay:
    'One person has no salary and cannot be in a payroll run. |||| %{count} people have no salary and cannot be in a payroll run.',
  managerAsText:
    'One manager does not match exactly one employee and is kept as text. |||| %{count} managers do not match exactly one employee and are kept as text.',
  managerLeftOut:
    'One manager does not match exactly one employee and is left out. |||| %{count} managers do not match exactly one employee and are left out.',
  approverLeftOut:
    'One approver does not match exactly one other employee and is left out. |||| %{count} approvers do not match exactly one other employee and are left out.',
  deputyLeftOut:
    'One deputy does not match exactly one other employee and is left out. |||| %{count} deputies do not match exactly one other employee and are left out.',
  signInCloses:
    'One person has left and will be signed out. |||| %{count} people have left and will be signed out.',
  accountLeftOut:
    'One bank account is left out: only an admin who is signed in can import it. |||| %{count} bank accounts are left out: only an admin who is signed in can import them.',
  holderWithoutIban:
    'One account holder has no IBAN and is left out. |||| %{count} account holders have no IBAN and are left out.',
  patternFrom:
    'One working time is assigned from the first day after closed leave years. |||| %{count} working times are assigned from the first day after closed leave years.',
  patternLeftOut:
    'One working time is in closed leave years and is left out. |||| %{count} working times are in closed leave years and are left out.',
};
