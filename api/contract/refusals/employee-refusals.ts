/** The refusals of departments, employees, salaries, photos and company settings. */
export const EMPLOYEE_REFUSALS = {
  'salary.large_change':
    'The salary would change from %{before} to %{after}, by %{percent} %. Confirm it if this is right.',
  'salary.of_payslip': 'This record belongs to a payslip. Reverse the payslip instead.',
  'department.not_found': 'Department Not Found',
  'department.missing': 'This department does not exist.',
  'department.name_taken': 'There is already a department with this name.',
  'department.head_not_working': 'Choose someone who works here.',
  'department.stale': 'Someone else changed this department in the meantime. Please reload it.',
  'department.in_use':
    'This department still has %{count} employee. Move them to another department first. |||| This department still has %{count} employees. Move them to another department first.',
  'department.in_use_since':
    'On %{date} or later %{count} person is in this department: %{name}, on %{day}. Move them to another department first. |||| On %{date} or later %{count} people are in this department, %{name} first, on %{day}. Move them to another department first.',
  'department.closed': '%{name} is closed from %{day} on. Choose another department.',
  'department.move_to_itself': 'Choose a different department to move the employees to.',
  'employee.not_found': 'Employee Not Found',
  'employee.missing': 'This employee does not exist.',
  'employee.id_taken': 'This employee ID is already in use.',
  'employee.stale': 'Someone else changed this employee in the meantime. Please reload it.',
  'employee.own_manager': 'Employees cannot be their own manager.',
  'employee.manager_malformed': '%{label} must be the ID of an employee, or a name.',
  'employee.left_before_hired': 'Last Day cannot be before Hire Date, %{hireDate}.',
  'employee.hired_before_left':
    '%{label} must be after the last day of the previous employment, %{leftOn}.',
  'employee.would_erase_leaving':
    'This employee left on %{leftOn}. Record a return on this date instead, so that the employment until then is kept.',
  'employee.no_last_day': 'This employee has not left, so no return can be recorded.',
  'employee.not_begun':
    'The employment from %{hireDate} has not started yet. Only the latest employment can be in the future.',
  'employee.periods_malformed':
    '%{label} must be a list of at most %{max} employments, each with dates like %{example} for hiredOn and leftOn.',
  'salary.not_found': 'Salary Record Not Found',
  'salary.date_taken': 'This employee already has a salary record for this pay date.',
  'salary.already_void': 'This salary record is already void.',
  'salary.below_zero': 'Deductions cannot exceed basic salary plus allowances.',
  'employee.own_approver': 'No one can be their own approver.',
  'employee.own_deputy': 'No one can be their own deputy.',
  'photo.not_found': 'This photo does not exist.',
  'photo.malformed': 'The image must be a JPEG, PNG, WebP or GIF file.',
  'photo.too_many_pixels':
    'The image must have at most %{max} megapixels. Please choose a smaller one.',
  'photo.too_many_pixels_here':
    'PNG, WebP and GIF images, with all their frames, and progressive JPEG files must have at most %{max} megapixels. Please choose a smaller image, or an ordinary JPEG of at most %{jpeg} megapixels.',
  'photo.too_many':
    'Many photos have been changed in a short time. Please try again in a minute. |||| Many photos have been changed in a short time. Please try again in %{count} minutes.',
  'photo.queue_full': 'Many photos are being processed right now. Please try again in a moment.',
  'company.stale': 'Someone else changed the company settings in the meantime. Please reload them.',
  'company.not_currency':
    '%{label} must be a currency code like EUR, of a currency with at most two decimals.',
  'company.not_locale': '%{label} must be a language and region like en-GB.',
  'company.not_time_zone': '%{label} must be a time zone like Europe/Berlin.',
  'currency.in_use':
    'Amounts are already saved in %{currency}, so the currency can no longer be changed.',
  'currency.changed':
    'The currency has just been changed. Nothing was saved; please check the amounts again.',
  'logo.not_found': 'This logo does not exist.',
  'revision.not_found': 'Salary Revision Not Found',
  'revision.withdrawn': 'This salary has already been withdrawn or replaced.',
  'revision.opening': 'The first salary cannot be withdrawn.',
} as const;
