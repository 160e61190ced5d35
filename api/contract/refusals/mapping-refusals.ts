/** Refusals of mappings of import files. */
export const MAPPING_REFUSALS = {
  'mapping.not_found': 'This mapping does not exist.',
  'mapping.text_malformed': '%{label} must be text of at most %{max} characters.',
  'mapping.column_required': 'Choose a column for %{label}.',
  'mapping.column_or_value_required': 'Choose a column for %{label}, or one value for all rows.',
  'mapping.column_missing': 'The file has no column “%{heading}”.',
  'mapping.column_used': 'The column “%{heading}” is already used for %{label}.',
  'mapping.name_twice': 'Choose either Full Name or First Name and Last Name.',
  'mapping.name_required':
    'Choose a column for Full Name, or one each for First Name and Last Name.',
  'mapping.first_name_required': 'Choose a column for First Name as well as Last Name.',
  'mapping.last_name_required': 'Choose a column for Last Name as well as First Name.',
  'mapping.email_required':
    'Choose a column for Email Address, or enter the domain of the addresses to create.',
  'mapping.person_required': 'Choose a column for Employee ID, Email Address or Full Name.',
  'mapping.balance_required':
    'Choose a column for Balance, or one for the balance of each leave type.',
  'mapping.balance_twice':
    'Choose either one column for Balance, or one for the balance of each leave type.',
  'mapping.pattern_without_at':
    'The email pattern needs one @, as in {first}.{last}@company.example.',
  'mapping.pattern_without_domain':
    'Enter the domain of your company’s email addresses, the part after the @.',
  'mapping.pattern_without_name': 'The email pattern needs {first}, {last} or {id} before the @.',
  'mapping.pattern_unknown_name':
    'The email pattern can contain only {first}, {last} and {id}, and only before the @.',
  'mapping.pattern_malformed':
    'The email pattern does not produce addresses like jenna.dietrich@company.example.',
  'mapping.date_order_open': 'Choose the order of day, month and year.',
  'mapping.decimal_sign_open': 'Choose the decimal separator.',
  'mapping.currency_open':
    'The file shows amounts in %{shown}. Confirm that they are in %{currency}, or convert them in the file.',
  'mapping.pay_period_open': 'Choose whether the salary is per year or per month.',
  'mapping.pay_day_open':
    'Some pay dates are months, such as “%{written}”. Confirm that pay is on the last day of the month, or write the dates in the file.',
  'mapping.too_many_values':
    '%{label} has too many different values in “%{heading}”. Choose another column.',
  'mapping.values_open':
    'Choose what %{values} means for %{label}. |||| Choose what %{values} mean for %{label}.',
  'mapping.more_values_open': 'Choose what %{values} and %{more} more mean for %{label}.',
} as const;
