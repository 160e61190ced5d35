-- The tables of 1.0.0, released: never edited. Later changes are migrations.
CREATE TABLE IF NOT EXISTS account (
  id varchar(36) NOT NULL,
  name varchar(100) NOT NULL,
  email varchar(254) NOT NULL,
  email_key varchar(254) NOT NULL,
  password_hash varchar(200),
  password_printed_at bigint,
  role varchar(20) NOT NULL,
  language varchar(10) NOT NULL,
  disabled_at bigint,
  image_id varchar(36),
  created_at bigint NOT NULL,
  invited_at bigint,
  admin_since bigint,
  CONSTRAINT account_pk PRIMARY KEY (id),
  CONSTRAINT account_email_unique UNIQUE (email_key),
  CONSTRAINT account_role_check CHECK (role IN ('admin', 'employee'))
);

CREATE INDEX IF NOT EXISTS account_by_role ON account (role, id);

CREATE TABLE IF NOT EXISTS profile_image (
  id varchar(36) NOT NULL,
  account_id varchar(36) NOT NULL,
  content mediumblob NOT NULL,
  created_at bigint NOT NULL,
  CONSTRAINT profile_image_pk PRIMARY KEY (id),
  CONSTRAINT profile_image_account_unique UNIQUE (account_id),
  CONSTRAINT profile_image_account_fk FOREIGN KEY (account_id) REFERENCES account (id)
);

CREATE TABLE IF NOT EXISTS department (
  id varchar(36) NOT NULL,
  name varchar(100) NOT NULL,
  name_key varchar(100) NOT NULL,
  name_folded varchar(100) NOT NULL,
  description varchar(1000) NOT NULL,
  description_folded varchar(1000) NOT NULL,
  head_id varchar(36),
  version int NOT NULL,
  created_at bigint NOT NULL,
  CONSTRAINT department_pk PRIMARY KEY (id),
  CONSTRAINT department_name_unique UNIQUE (name_key)
);

CREATE INDEX IF NOT EXISTS department_by_name ON department (name_folded, id);

CREATE TABLE IF NOT EXISTS employee (
  id varchar(36) NOT NULL,
  account_id varchar(36) NOT NULL,
  department_id varchar(36) NOT NULL,
  employee_id varchar(50) NOT NULL,
  dob date,
  gender varchar(10),
  marital_status varchar(10),
  designation varchar(100),
  salary bigint,
  phone varchar(40),
  address varchar(300),
  emergency_contact varchar(200),
  hire_date date,
  left_on date,
  employee_id_key varchar(50) NOT NULL,
  employee_id_folded varchar(50) NOT NULL,
  name_folded varchar(100) NOT NULL,
  search varchar(510) NOT NULL,
  designation_folded varchar(100),
  previous_left_on date,
  manager_id varchar(36),
  manager_name varchar(100),
  approver_id varchar(36),
  deputy_id varchar(36),
  version int NOT NULL,
  created_at bigint NOT NULL,
  CONSTRAINT employee_pk PRIMARY KEY (id),
  CONSTRAINT employee_account_unique UNIQUE (account_id),
  CONSTRAINT employee_id_unique UNIQUE (employee_id_key),
  CONSTRAINT employee_account_fk FOREIGN KEY (account_id) REFERENCES account (id),
  CONSTRAINT employee_department_fk FOREIGN KEY (department_id) REFERENCES department (id),
  CONSTRAINT employee_manager_fk FOREIGN KEY (manager_id) REFERENCES employee (id),
  CONSTRAINT employee_approver_fk FOREIGN KEY (approver_id) REFERENCES employee (id),
  CONSTRAINT employee_deputy_fk FOREIGN KEY (deputy_id) REFERENCES employee (id),
  CONSTRAINT employee_own_approver_check CHECK (approver_id <> id AND deputy_id <> id),
  CONSTRAINT employee_gender_check CHECK (gender IN ('male', 'female', 'other')),
  CONSTRAINT employee_marital_check CHECK (marital_status IN ('single', 'married', 'divorced', 'widowed')),
  CONSTRAINT employee_salary_check CHECK (salary >= 0)
);

CREATE INDEX IF NOT EXISTS employee_by_department ON employee (department_id, name_folded, id);

CREATE INDEX IF NOT EXISTS employee_by_designation ON employee (designation_folded, id);

CREATE INDEX IF NOT EXISTS employee_by_employee_id ON employee (employee_id_folded, id);

CREATE INDEX IF NOT EXISTS employee_by_name ON employee (name_folded, id);

CREATE INDEX IF NOT EXISTS employee_for_headcount ON employee (department_id, left_on, previous_left_on, hire_date, salary);

CREATE INDEX IF NOT EXISTS employee_by_manager ON employee (manager_id) WHERE manager_id IS NOT NULL;

CREATE INDEX IF NOT EXISTS employee_by_approver ON employee (approver_id) WHERE approver_id IS NOT NULL;

CREATE INDEX IF NOT EXISTS employee_by_deputy ON employee (deputy_id) WHERE deputy_id IS NOT NULL;

CREATE TABLE IF NOT EXISTS earlier_employment (
  employee_id varchar(36) NOT NULL,
  hired_on date,
  left_on date NOT NULL,
  CONSTRAINT earlier_employment_pk PRIMARY KEY (employee_id, left_on),
  CONSTRAINT earlier_employment_employee_fk FOREIGN KEY (employee_id) REFERENCES employee (id),
  CONSTRAINT earlier_employment_dates_check CHECK (hired_on IS NULL OR hired_on <= left_on)
);

CREATE TABLE IF NOT EXISTS pay_component (
  id varchar(36) NOT NULL,
  name varchar(60) NOT NULL,
  name_key varchar(60) NOT NULL,
  kind varchar(10) NOT NULL,
  unit varchar(10) NOT NULL,
  prorated int NOT NULL,
  wage_code varchar(20),
  position int NOT NULL,
  active int NOT NULL,
  version int NOT NULL,
  created_at bigint NOT NULL,
  CONSTRAINT pay_component_pk PRIMARY KEY (id),
  CONSTRAINT pay_component_name_unique UNIQUE (name_key),
  CONSTRAINT pay_component_kind_check CHECK (kind IN ('earning', 'deduction', 'cost')),
  CONSTRAINT pay_component_unit_check CHECK (unit IN ('amount', 'percent', 'hours'))
);

INSERT OR IGNORE INTO pay_component (id, name, name_key, kind, unit, prorated, position, active, version, created_at) VALUES ('01900000-0000-7000-8000-0000000000b1', 'Basic Salary', 'basic salary', 'earning', 'amount', 1, 0, 1, 1, 0);

CREATE TABLE IF NOT EXISTS pay_period (
  id varchar(36) NOT NULL,
  number int NOT NULL,
  start_date date NOT NULL,
  end_date date NOT NULL,
  pay_date date NOT NULL,
  CONSTRAINT pay_period_pk PRIMARY KEY (id),
  CONSTRAINT pay_period_number_unique UNIQUE (number),
  CONSTRAINT pay_period_start_unique UNIQUE (start_date),
  CONSTRAINT pay_period_end_unique UNIQUE (end_date),
  CONSTRAINT pay_period_dates_check CHECK (end_date >= start_date)
);

CREATE TABLE IF NOT EXISTS pay_run (
  id varchar(36) NOT NULL,
  period_id varchar(36) NOT NULL,
  regular_period varchar(36),
  kind varchar(10) NOT NULL,
  everything int NOT NULL,
  name varchar(60),
  pay_date date NOT NULL,
  state varchar(10) NOT NULL,
  version int NOT NULL,
  people int NOT NULL DEFAULT 0,
  gross bigint NOT NULL DEFAULT 0,
  deductions bigint NOT NULL DEFAULT 0,
  net bigint NOT NULL DEFAULT 0,
  employer_cost bigint NOT NULL DEFAULT 0,
  previous_net bigint,
  computation varchar(36),
  progress int,
  progress_of int,
  computed_at bigint,
  facts_since bigint,
  facts int,
  used_facts mediumtext,
  absent mediumtext,
  changes mediumtext,
  created_by varchar(36) NOT NULL,
  created_at bigint NOT NULL,
  approved_by varchar(36),
  approved_at bigint,
  employer_name varchar(100),
  employer_address varchar(300),
  paid_by varchar(36),
  paid_at bigint,
  CONSTRAINT pay_run_pk PRIMARY KEY (id),
  CONSTRAINT pay_run_regular_unique UNIQUE (regular_period),
  CONSTRAINT pay_run_period_fk FOREIGN KEY (period_id) REFERENCES pay_period (id),
  CONSTRAINT pay_run_created_by_fk FOREIGN KEY (created_by) REFERENCES account (id),
  CONSTRAINT pay_run_approved_by_fk FOREIGN KEY (approved_by) REFERENCES account (id),
  CONSTRAINT pay_run_paid_by_fk FOREIGN KEY (paid_by) REFERENCES account (id),
  CONSTRAINT pay_run_kind_check CHECK (kind IN ('regular', 'offCycle')),
  CONSTRAINT pay_run_state_check CHECK (state IN ('draft', 'approved', 'paying', 'paid', 'discarded'))
);

CREATE INDEX IF NOT EXISTS pay_run_by_pay_date ON pay_run (pay_date, id);

CREATE INDEX IF NOT EXISTS pay_run_by_state ON pay_run (state, id);

CREATE INDEX IF NOT EXISTS pay_run_by_period ON pay_run (period_id) WHERE period_id IS NOT NULL;

CREATE INDEX IF NOT EXISTS pay_run_by_creator ON pay_run (created_by) WHERE created_by IS NOT NULL;

CREATE INDEX IF NOT EXISTS pay_run_by_approver ON pay_run (approved_by) WHERE approved_by IS NOT NULL;

CREATE INDEX IF NOT EXISTS pay_run_by_payer ON pay_run (paid_by) WHERE paid_by IS NOT NULL;

CREATE TABLE IF NOT EXISTS pay_run_person (
  run_id varchar(36) NOT NULL,
  employee_id varchar(36) NOT NULL,
  CONSTRAINT pay_run_person_pk PRIMARY KEY (run_id, employee_id),
  CONSTRAINT pay_run_person_run_fk FOREIGN KEY (run_id) REFERENCES pay_run (id),
  CONSTRAINT pay_run_person_employee_fk FOREIGN KEY (employee_id) REFERENCES employee (id)
);

CREATE INDEX IF NOT EXISTS pay_run_person_by_employee ON pay_run_person (employee_id) WHERE employee_id IS NOT NULL;

CREATE TABLE IF NOT EXISTS pay_hold (
  run_id varchar(36) NOT NULL,
  employee_id varchar(36) NOT NULL,
  reason varchar(200) NOT NULL,
  created_by varchar(36) NOT NULL,
  created_at bigint NOT NULL,
  CONSTRAINT pay_hold_pk PRIMARY KEY (run_id, employee_id),
  CONSTRAINT pay_hold_run_fk FOREIGN KEY (run_id) REFERENCES pay_run (id),
  CONSTRAINT pay_hold_employee_fk FOREIGN KEY (employee_id) REFERENCES employee (id),
  CONSTRAINT pay_hold_created_by_fk FOREIGN KEY (created_by) REFERENCES account (id)
);

CREATE INDEX IF NOT EXISTS pay_hold_by_employee ON pay_hold (employee_id) WHERE employee_id IS NOT NULL;

CREATE INDEX IF NOT EXISTS pay_hold_by_creator ON pay_hold (created_by) WHERE created_by IS NOT NULL;

CREATE TABLE IF NOT EXISTS payroll_signature (
  run_id varchar(36) NOT NULL,
  account_id varchar(36) NOT NULL,
  fingerprint char(64) NOT NULL,
  signed_at bigint NOT NULL,
  CONSTRAINT payroll_signature_pk PRIMARY KEY (run_id, account_id),
  CONSTRAINT payroll_signature_run_fk FOREIGN KEY (run_id) REFERENCES pay_run (id),
  CONSTRAINT payroll_signature_account_fk FOREIGN KEY (account_id) REFERENCES account (id)
);

CREATE INDEX IF NOT EXISTS payroll_signature_by_account ON payroll_signature (account_id) WHERE account_id IS NOT NULL;

CREATE TABLE IF NOT EXISTS pay_assignment (
  id varchar(36) NOT NULL,
  component_id varchar(36) NOT NULL,
  employee_id varchar(36),
  department_id varchar(36),
  run_id varchar(36),
  amount bigint,
  rate int,
  hours int,
  hourly bigint,
  reaches_back int NOT NULL DEFAULT 0,
  from_date date NOT NULL,
  to_date date,
  note varchar(200),
  created_by varchar(36) NOT NULL,
  recorded_at bigint NOT NULL,
  ended_by varchar(36),
  ended_at bigint,
  withdrawn_by varchar(36),
  withdrawn_at bigint,
  withdraw_reason varchar(200),
  unused_leave mediumtext,
  settled_day date,
  import_id varchar(36),
  CONSTRAINT pay_assignment_pk PRIMARY KEY (id),
  CONSTRAINT pay_assignment_component_fk FOREIGN KEY (component_id) REFERENCES pay_component (id),
  CONSTRAINT pay_assignment_employee_fk FOREIGN KEY (employee_id) REFERENCES employee (id),
  CONSTRAINT pay_assignment_run_fk FOREIGN KEY (run_id) REFERENCES pay_run (id),
  CONSTRAINT pay_assignment_created_by_fk FOREIGN KEY (created_by) REFERENCES account (id),
  CONSTRAINT pay_assignment_ended_by_fk FOREIGN KEY (ended_by) REFERENCES account (id),
  CONSTRAINT pay_assignment_withdrawn_by_fk FOREIGN KEY (withdrawn_by) REFERENCES account (id),
  CONSTRAINT pay_assignment_scope_check CHECK (employee_id IS NULL OR department_id IS NULL),
  CONSTRAINT pay_assignment_run_check CHECK (run_id IS NULL OR employee_id IS NOT NULL),
  CONSTRAINT pay_assignment_amount_check CHECK (amount IS NOT NULL AND rate IS NULL AND hours IS NULL AND hourly IS NULL
      OR rate IS NOT NULL AND amount IS NULL AND hours IS NULL AND hourly IS NULL
      OR hours IS NOT NULL AND hourly IS NOT NULL AND amount IS NULL AND rate IS NULL)
);

CREATE INDEX IF NOT EXISTS pay_assignment_by_employee ON pay_assignment (employee_id, from_date);

CREATE INDEX IF NOT EXISTS pay_assignment_by_component ON pay_assignment (component_id) WHERE component_id IS NOT NULL;

CREATE INDEX IF NOT EXISTS pay_assignment_by_run ON pay_assignment (run_id) WHERE run_id IS NOT NULL;

CREATE INDEX IF NOT EXISTS pay_assignment_by_creator ON pay_assignment (created_by) WHERE created_by IS NOT NULL;

CREATE INDEX IF NOT EXISTS pay_assignment_by_ender ON pay_assignment (ended_by) WHERE ended_by IS NOT NULL;

CREATE INDEX IF NOT EXISTS pay_assignment_by_withdrawer ON pay_assignment (withdrawn_by) WHERE withdrawn_by IS NOT NULL;

CREATE TABLE IF NOT EXISTS payslip (
  id varchar(36) NOT NULL,
  run_id varchar(36) NOT NULL,
  employee_id varchar(36) NOT NULL,
  state varchar(10) NOT NULL,
  gross bigint NOT NULL,
  deductions bigint NOT NULL,
  net bigint NOT NULL,
  employer_cost bigint NOT NULL,
  line_items mediumtext NOT NULL,
  to_recover mediumtext NOT NULL,
  causes mediumtext NOT NULL,
  warnings mediumtext NOT NULL,
  attention int NOT NULL,
  previous_net bigint,
  net_change bigint NOT NULL,
  department_id varchar(36) NOT NULL,
  department varchar(100) NOT NULL,
  employee_number varchar(50) NOT NULL,
  name varchar(100) NOT NULL,
  designation varchar(100),
  name_folded varchar(100) NOT NULL,
  approved_at bigint,
  iban varchar(34),
  bic varchar(11),
  holder varchar(70),
  reversed_at bigint,
  reversed_by varchar(36),
  reverse_reason varchar(200),
  CONSTRAINT payslip_pk PRIMARY KEY (id),
  CONSTRAINT payslip_run_unique UNIQUE (run_id, employee_id),
  CONSTRAINT payslip_run_fk FOREIGN KEY (run_id) REFERENCES pay_run (id),
  CONSTRAINT payslip_employee_fk FOREIGN KEY (employee_id) REFERENCES employee (id),
  CONSTRAINT payslip_reversed_by_fk FOREIGN KEY (reversed_by) REFERENCES account (id),
  CONSTRAINT payslip_state_check CHECK (state IN ('draft', 'held', 'approved', 'paid', 'reversed')),
  CONSTRAINT payslip_net_check CHECK (net = gross - deductions AND net >= 0)
);

CREATE INDEX IF NOT EXISTS payslip_by_employee ON payslip (employee_id, state, id);

CREATE INDEX IF NOT EXISTS payslip_by_name ON payslip (run_id, name_folded, id);

CREATE INDEX IF NOT EXISTS payslip_by_reverser ON payslip (reversed_by) WHERE reversed_by IS NOT NULL;

CREATE TABLE IF NOT EXISTS payslip_file (
  id varchar(36) NOT NULL,
  employee_id varchar(36),
  period_id varchar(36) NOT NULL,
  run_id varchar(36) NOT NULL,
  name varchar(200) NOT NULL,
  matched_by varchar(10),
  size int NOT NULL,
  sha256 char(64) NOT NULL,
  created_by varchar(36) NOT NULL,
  created_at bigint NOT NULL,
  published_at bigint,
  bytes mediumblob NOT NULL,
  CONSTRAINT payslip_file_pk PRIMARY KEY (id),
  CONSTRAINT payslip_file_employee_fk FOREIGN KEY (employee_id) REFERENCES employee (id),
  CONSTRAINT payslip_file_period_fk FOREIGN KEY (period_id) REFERENCES pay_period (id),
  CONSTRAINT payslip_file_run_fk FOREIGN KEY (run_id) REFERENCES pay_run (id),
  CONSTRAINT payslip_file_created_by_fk FOREIGN KEY (created_by) REFERENCES account (id),
  CONSTRAINT payslip_file_match_check CHECK (matched_by IN ('employeeId', 'name', 'hand') AND employee_id IS NOT NULL OR matched_by IS NULL AND employee_id IS NULL),
  CONSTRAINT payslip_file_published_check CHECK (published_at IS NULL OR employee_id IS NOT NULL)
);

CREATE INDEX IF NOT EXISTS payslip_file_by_employee ON payslip_file (employee_id, published_at, id);

CREATE INDEX IF NOT EXISTS payslip_file_by_run ON payslip_file (run_id, published_at);

CREATE INDEX IF NOT EXISTS payslip_file_by_period ON payslip_file (period_id) WHERE period_id IS NOT NULL;

CREATE INDEX IF NOT EXISTS payslip_file_by_creator ON payslip_file (created_by) WHERE created_by IS NOT NULL;

CREATE TABLE IF NOT EXISTS recovery_end (
  id varchar(36) NOT NULL,
  employee_id varchar(36) NOT NULL,
  kind varchar(10) NOT NULL,
  amount bigint NOT NULL,
  on_date date NOT NULL,
  reason varchar(200),
  parts mediumtext,
  created_by varchar(36) NOT NULL,
  created_at bigint NOT NULL,
  signed_by varchar(36),
  signed_at bigint,
  CONSTRAINT recovery_end_pk PRIMARY KEY (id),
  CONSTRAINT recovery_end_employee_fk FOREIGN KEY (employee_id) REFERENCES employee (id),
  CONSTRAINT recovery_end_created_by_fk FOREIGN KEY (created_by) REFERENCES account (id),
  CONSTRAINT recovery_end_signed_by_fk FOREIGN KEY (signed_by) REFERENCES account (id),
  CONSTRAINT recovery_end_kind_check CHECK (kind IN ('repaid', 'waived')),
  CONSTRAINT recovery_end_amount_check CHECK (amount > 0),
  CONSTRAINT recovery_end_signed_check CHECK (signed_at IS NULL AND parts IS NULL OR signed_at IS NOT NULL AND parts IS NOT NULL)
);

CREATE INDEX IF NOT EXISTS recovery_end_by_employee ON recovery_end (employee_id) WHERE employee_id IS NOT NULL;

CREATE INDEX IF NOT EXISTS recovery_end_by_creator ON recovery_end (created_by) WHERE created_by IS NOT NULL;

CREATE INDEX IF NOT EXISTS recovery_end_by_signer ON recovery_end (signed_by) WHERE signed_by IS NOT NULL;

CREATE TABLE IF NOT EXISTS payroll_setting (
  id int NOT NULL,
  first_period date,
  pay_day int NOT NULL,
  four_eyes int NOT NULL,
  four_eyes_off_by varchar(36),
  four_eyes_off_at bigint,
  change_percent int NOT NULL,
  company_iban varchar(34),
  company_bic varchar(11),
  version int NOT NULL,
  CONSTRAINT payroll_setting_pk PRIMARY KEY (id),
  CONSTRAINT payroll_setting_off_by_fk FOREIGN KEY (four_eyes_off_by) REFERENCES account (id)
);

CREATE INDEX IF NOT EXISTS payroll_setting_by_off ON payroll_setting (four_eyes_off_by) WHERE four_eyes_off_by IS NOT NULL;

INSERT OR IGNORE INTO payroll_setting (id, pay_day, four_eyes, change_percent, version) VALUES (1, 31, 1, 20, 1);

CREATE TABLE IF NOT EXISTS payroll_setting_version (
  from_date date NOT NULL,
  frequency varchar(12) NOT NULL,
  proration varchar(10) NOT NULL,
  least_net_percent int NOT NULL,
  CONSTRAINT payroll_setting_version_pk PRIMARY KEY (from_date),
  CONSTRAINT payroll_setting_version_frequency_check CHECK (frequency IN ('monthly', 'twiceMonthly', 'biweekly', 'weekly')),
  CONSTRAINT payroll_setting_version_proration_check CHECK (proration IN ('calendar', 'working', 'thirty'))
);

INSERT OR IGNORE INTO payroll_setting_version (from_date, frequency, proration, least_net_percent) VALUES ('1950-01-01', 'monthly', 'calendar', 0);

CREATE TABLE IF NOT EXISTS salary (
  id varchar(36) NOT NULL,
  employee_id varchar(36) NOT NULL,
  basic_salary bigint NOT NULL,
  allowances bigint NOT NULL,
  deductions bigint NOT NULL,
  net_salary bigint NOT NULL,
  pay_date date NOT NULL,
  valid int,
  voided_at bigint,
  voided_by varchar(36),
  void_reason varchar(500),
  created_at bigint NOT NULL,
  run_id varchar(36),
  outside_payroll int NOT NULL DEFAULT 0,
  CONSTRAINT salary_pk PRIMARY KEY (id),
  CONSTRAINT salary_run_unique UNIQUE (run_id, employee_id),
  CONSTRAINT salary_run_fk FOREIGN KEY (run_id) REFERENCES pay_run (id),
  CONSTRAINT salary_pay_date_unique UNIQUE (employee_id, pay_date, valid),
  CONSTRAINT salary_employee_fk FOREIGN KEY (employee_id) REFERENCES employee (id),
  CONSTRAINT salary_voided_by_fk FOREIGN KEY (voided_by) REFERENCES account (id),
  CONSTRAINT salary_net_check CHECK (net_salary = basic_salary + allowances - deductions AND net_salary >= 0),
  CONSTRAINT salary_valid_check CHECK (valid = 1 AND voided_at IS NULL OR valid IS NULL AND voided_at IS NOT NULL)
);

CREATE INDEX IF NOT EXISTS salary_by_employee ON salary (employee_id, id);

CREATE INDEX IF NOT EXISTS salary_by_pay_date ON salary (valid, pay_date, net_salary);

CREATE INDEX IF NOT EXISTS salary_by_voider ON salary (voided_by) WHERE voided_by IS NOT NULL;

CREATE TABLE IF NOT EXISTS salary_revision (
  id varchar(36) NOT NULL,
  employee_id varchar(36) NOT NULL,
  effective_date date NOT NULL,
  salary bigint NOT NULL,
  reason varchar(200),
  source varchar(20) NOT NULL,
  created_by varchar(36),
  recorded_at bigint NOT NULL,
  valid int,
  withdrawn_at bigint,
  withdrawn_by varchar(36),
  changeset_id varchar(36),
  replaced_by_changeset varchar(36),
  CONSTRAINT salary_revision_pk PRIMARY KEY (id),
  CONSTRAINT salary_revision_date_unique UNIQUE (employee_id, effective_date, valid),
  CONSTRAINT salary_revision_employee_fk FOREIGN KEY (employee_id) REFERENCES employee (id),
  CONSTRAINT salary_revision_created_by_fk FOREIGN KEY (created_by) REFERENCES account (id),
  CONSTRAINT salary_revision_withdrawn_by_fk FOREIGN KEY (withdrawn_by) REFERENCES account (id),
  CONSTRAINT salary_revision_salary_check CHECK (salary >= 0),
  CONSTRAINT salary_revision_source_check CHECK (source IN ('opening', 'edit', 'revision', 'import')),
  CONSTRAINT salary_revision_opening_check CHECK (source <> 'opening' OR effective_date = '1950-01-01'),
  CONSTRAINT salary_revision_valid_check CHECK (valid = 1 AND withdrawn_at IS NULL OR valid IS NULL AND withdrawn_at IS NOT NULL)
);

CREATE INDEX IF NOT EXISTS salary_revision_by_creator ON salary_revision (created_by) WHERE created_by IS NOT NULL;

CREATE INDEX IF NOT EXISTS salary_revision_by_withdrawer ON salary_revision (withdrawn_by) WHERE withdrawn_by IS NOT NULL;

CREATE TABLE IF NOT EXISTS bank_account (
  employee_id varchar(36) NOT NULL,
  iban varchar(34) NOT NULL,
  bic varchar(11),
  holder varchar(70) NOT NULL,
  version int NOT NULL,
  changed_at bigint NOT NULL,
  changed_by varchar(36) NOT NULL,
  CONSTRAINT bank_account_pk PRIMARY KEY (employee_id),
  CONSTRAINT bank_account_employee_fk FOREIGN KEY (employee_id) REFERENCES employee (id),
  CONSTRAINT bank_account_changed_by_fk FOREIGN KEY (changed_by) REFERENCES account (id)
);

CREATE INDEX IF NOT EXISTS bank_account_by_iban ON bank_account (iban);

CREATE INDEX IF NOT EXISTS bank_account_by_changer ON bank_account (changed_by) WHERE changed_by IS NOT NULL;

CREATE TABLE IF NOT EXISTS leave_lock (
  employee_id varchar(36) NOT NULL,
  version bigint NOT NULL,
  CONSTRAINT leave_lock_pk PRIMARY KEY (employee_id),
  CONSTRAINT leave_lock_employee_fk FOREIGN KEY (employee_id) REFERENCES employee (id)
);

CREATE TABLE IF NOT EXISTS work_pattern (
  id varchar(36) NOT NULL,
  name varchar(40) NOT NULL,
  name_key varchar(40) NOT NULL,
  slots mediumtext NOT NULL,
  archived_at bigint,
  created_at bigint NOT NULL,
  CONSTRAINT work_pattern_pk PRIMARY KEY (id),
  CONSTRAINT work_pattern_name_unique UNIQUE (name_key)
);

CREATE TABLE IF NOT EXISTS holiday_calendar (
  id varchar(36) NOT NULL,
  name varchar(40) NOT NULL,
  name_key varchar(40) NOT NULL,
  archived_at bigint,
  created_at bigint NOT NULL,
  country varchar(2),
  region varchar(20),
  language varchar(5),
  left_out mediumtext,
  filled_until date,
  CONSTRAINT holiday_calendar_pk PRIMARY KEY (id),
  CONSTRAINT holiday_calendar_name_unique UNIQUE (name_key)
);

CREATE TABLE IF NOT EXISTS holiday (
  id varchar(36) NOT NULL,
  calendar_id varchar(36) NOT NULL,
  day date NOT NULL,
  half varchar(9),
  name varchar(100) NOT NULL,
  country varchar(23),
  live int,
  recorded_at bigint NOT NULL,
  recorded_by varchar(36),
  ended_at bigint,
  ended_by varchar(36),
  CONSTRAINT holiday_pk PRIMARY KEY (id),
  CONSTRAINT holiday_day_unique UNIQUE (calendar_id, day, live),
  CONSTRAINT holiday_calendar_fk FOREIGN KEY (calendar_id) REFERENCES holiday_calendar (id),
  CONSTRAINT holiday_half_check CHECK (half IN ('morning', 'afternoon'))
);

CREATE TABLE IF NOT EXISTS leave_type (
  id varchar(36) NOT NULL,
  name varchar(40) NOT NULL,
  name_key varchar(40) NOT NULL,
  builtin int NOT NULL,
  unit varchar(7) NOT NULL,
  counts varchar(8) NOT NULL,
  half_days int NOT NULL,
  paid int NOT NULL,
  self_service int NOT NULL,
  reason_required int NOT NULL DEFAULT 1,
  visible_to_team int NOT NULL,
  exempt_from_coverage int NOT NULL DEFAULT 0,
  chain mediumtext,
  closed_until date,
  closings_until date,
  archived_at bigint,
  version int NOT NULL,
  CONSTRAINT leave_type_pk PRIMARY KEY (id),
  CONSTRAINT leave_type_name_unique UNIQUE (name_key),
  CONSTRAINT leave_type_unit_check CHECK (unit IN ('days', 'minutes')),
  CONSTRAINT leave_type_counts_check CHECK (counts IN ('working', 'calendar'))
);

INSERT OR IGNORE INTO leave_type (id, name, name_key, builtin, unit, counts, half_days, paid, self_service, reason_required, visible_to_team, exempt_from_coverage, version) VALUES ('01900000-0000-7000-8000-000000000001', 'Sick Leave', 'sick leave', 1, 'days', 'working', 1, 1, 1, 1, 0, 1, 1), ('01900000-0000-7000-8000-000000000002', 'Casual Leave', 'casual leave', 1, 'days', 'working', 1, 1, 1, 1, 0, 0, 1), ('01900000-0000-7000-8000-000000000003', 'Annual Leave', 'annual leave', 1, 'days', 'working', 1, 1, 1, 1, 0, 0, 1), ('01900000-0000-7000-8000-000000000004', 'Personal Leave', 'personal leave', 1, 'days', 'working', 1, 1, 1, 1, 0, 0, 1), ('01900000-0000-7000-8000-000000000005', 'Emergency Leave', 'emergency leave', 1, 'days', 'working', 1, 1, 1, 1, 0, 0, 1);

CREATE TABLE IF NOT EXISTS leave_policy (
  id varchar(36) NOT NULL,
  leave_type_id varchar(36) NOT NULL,
  name varchar(40) NOT NULL,
  name_key varchar(40) NOT NULL,
  archived_at bigint,
  created_at bigint NOT NULL,
  CONSTRAINT leave_policy_pk PRIMARY KEY (id),
  CONSTRAINT leave_policy_name_unique UNIQUE (name_key),
  CONSTRAINT leave_policy_type_fk FOREIGN KEY (leave_type_id) REFERENCES leave_type (id)
);

CREATE INDEX IF NOT EXISTS leave_policy_by_type ON leave_policy (leave_type_id) WHERE leave_type_id IS NOT NULL;

CREATE TABLE IF NOT EXISTS leave_policy_version (
  id varchar(36) NOT NULL,
  policy_id varchar(36) NOT NULL,
  from_date date NOT NULL,
  rules mediumtext NOT NULL,
  live int,
  recorded_at bigint NOT NULL,
  recorded_by varchar(36),
  ended_at bigint,
  ended_by varchar(36),
  CONSTRAINT leave_policy_version_pk PRIMARY KEY (id),
  CONSTRAINT leave_policy_version_unique UNIQUE (policy_id, from_date, live),
  CONSTRAINT leave_policy_version_policy_fk FOREIGN KEY (policy_id) REFERENCES leave_policy (id)
);

CREATE TABLE IF NOT EXISTS leave_assignment (
  id varchar(36) NOT NULL,
  holder varchar(36) NOT NULL,
  employee_id varchar(36),
  subject varchar(36) NOT NULL,
  pattern_id varchar(36),
  calendar_id varchar(36),
  policy_id varchar(36),
  inherit int NOT NULL,
  from_date date NOT NULL,
  live int,
  recorded_at bigint NOT NULL,
  recorded_by varchar(36),
  ended_at bigint,
  ended_by varchar(36),
  CONSTRAINT leave_assignment_pk PRIMARY KEY (id),
  CONSTRAINT leave_assignment_unique UNIQUE (holder, subject, from_date, live),
  CONSTRAINT leave_assignment_employee_fk FOREIGN KEY (employee_id) REFERENCES employee (id),
  CONSTRAINT leave_assignment_pattern_fk FOREIGN KEY (pattern_id) REFERENCES work_pattern (id),
  CONSTRAINT leave_assignment_calendar_fk FOREIGN KEY (calendar_id) REFERENCES holiday_calendar (id),
  CONSTRAINT leave_assignment_policy_fk FOREIGN KEY (policy_id) REFERENCES leave_policy (id)
);

CREATE INDEX IF NOT EXISTS leave_assignment_by_subject ON leave_assignment (subject, live, holder, from_date);

CREATE INDEX IF NOT EXISTS leave_assignment_by_employee ON leave_assignment (employee_id) WHERE employee_id IS NOT NULL;

CREATE INDEX IF NOT EXISTS leave_assignment_by_pattern ON leave_assignment (pattern_id) WHERE pattern_id IS NOT NULL;

CREATE INDEX IF NOT EXISTS leave_assignment_by_calendar ON leave_assignment (calendar_id) WHERE calendar_id IS NOT NULL;

CREATE INDEX IF NOT EXISTS leave_assignment_by_policy ON leave_assignment (policy_id) WHERE policy_id IS NOT NULL;

CREATE TABLE IF NOT EXISTS leave_request (
  id varchar(36) NOT NULL,
  employee_id varchar(36) NOT NULL,
  leave_type_id varchar(36) NOT NULL,
  leave_type varchar(40) NOT NULL,
  start_date date NOT NULL,
  end_date date NOT NULL,
  starts_at varchar(7) NOT NULL DEFAULT 'morning',
  ends_at varchar(7) NOT NULL DEFAULT 'evening',
  minutes int,
  days int NOT NULL,
  reason varchar(1000) NOT NULL,
  reason_folded varchar(1000) NOT NULL,
  status varchar(20) NOT NULL,
  note varchar(1000),
  decided_by varchar(36),
  decided_at bigint,
  cancelled_by varchar(36),
  cancelled_at bigint,
  cancel_reason varchar(1000),
  created_at bigint NOT NULL,
  replaces varchar(36),
  chain mediumtext,
  step int,
  step_since bigint,
  stand_in_id varchar(36),
  CONSTRAINT leave_request_pk PRIMARY KEY (id),
  CONSTRAINT leave_request_employee_fk FOREIGN KEY (employee_id) REFERENCES employee (id),
  CONSTRAINT leave_request_type_fk FOREIGN KEY (leave_type_id) REFERENCES leave_type (id),
  CONSTRAINT leave_request_replaces_fk FOREIGN KEY (replaces) REFERENCES leave_request (id),
  CONSTRAINT leave_request_halves_check CHECK (starts_at IN ('morning', 'noon') AND ends_at IN ('noon', 'evening')),
  CONSTRAINT leave_request_stand_in_fk FOREIGN KEY (stand_in_id) REFERENCES employee (id),
  CONSTRAINT leave_request_decided_by_fk FOREIGN KEY (decided_by) REFERENCES account (id),
  CONSTRAINT leave_request_cancelled_by_fk FOREIGN KEY (cancelled_by) REFERENCES account (id),
  CONSTRAINT leave_request_status_check CHECK (status IN ('Pending', 'Approved', 'Rejected', 'Cancelled')),
  CONSTRAINT leave_request_dates_check CHECK (end_date >= start_date AND days BETWEEN 1 AND 366)
);

CREATE INDEX IF NOT EXISTS leave_request_by_employee ON leave_request (employee_id, id, status);

CREATE INDEX IF NOT EXISTS leave_request_by_end ON leave_request (end_date, id);

CREATE INDEX IF NOT EXISTS leave_request_by_start ON leave_request (start_date, id, status);

CREATE INDEX IF NOT EXISTS leave_request_by_status ON leave_request (status, id);

CREATE INDEX IF NOT EXISTS leave_request_by_replaced ON leave_request (replaces) WHERE replaces IS NOT NULL;

CREATE INDEX IF NOT EXISTS leave_request_by_stand_in ON leave_request (stand_in_id) WHERE stand_in_id IS NOT NULL;

CREATE INDEX IF NOT EXISTS leave_request_by_type_id ON leave_request (leave_type_id) WHERE leave_type_id IS NOT NULL;

CREATE INDEX IF NOT EXISTS leave_request_by_canceller ON leave_request (cancelled_by) WHERE cancelled_by IS NOT NULL;

CREATE INDEX IF NOT EXISTS leave_request_by_decider ON leave_request (decided_by) WHERE decided_by IS NOT NULL;

CREATE TABLE IF NOT EXISTS leave_day (
  employee_id varchar(36) NOT NULL,
  day date NOT NULL,
  leave_id varchar(36) NOT NULL,
  morning int DEFAULT 1,
  afternoon int DEFAULT 1,
  CONSTRAINT leave_day_pk PRIMARY KEY (leave_id, day),
  CONSTRAINT leave_day_morning_unique UNIQUE (employee_id, day, morning),
  CONSTRAINT leave_day_afternoon_unique UNIQUE (employee_id, day, afternoon),
  CONSTRAINT leave_day_employee_fk FOREIGN KEY (employee_id) REFERENCES employee (id),
  CONSTRAINT leave_day_leave_fk FOREIGN KEY (leave_id) REFERENCES leave_request (id)
);

CREATE TABLE IF NOT EXISTS leave_decision (
  leave_id varchar(36) NOT NULL,
  step int NOT NULL,
  decision varchar(8) NOT NULL,
  decided_by varchar(36) NOT NULL,
  decider_right varchar(8) NOT NULL,
  for_employee varchar(36),
  note varchar(1000),
  decided_at bigint NOT NULL,
  CONSTRAINT leave_decision_pk PRIMARY KEY (leave_id, step),
  CONSTRAINT leave_decision_leave_fk FOREIGN KEY (leave_id) REFERENCES leave_request (id),
  CONSTRAINT leave_decision_account_fk FOREIGN KEY (decided_by) REFERENCES account (id),
  CONSTRAINT leave_decision_employee_fk FOREIGN KEY (for_employee) REFERENCES employee (id),
  CONSTRAINT leave_decision_check CHECK (decision IN ('Approved', 'Rejected', 'Passed'))
);

CREATE INDEX IF NOT EXISTS leave_decision_by_account ON leave_decision (decided_by) WHERE decided_by IS NOT NULL;

CREATE INDEX IF NOT EXISTS leave_decision_by_employee ON leave_decision (for_employee) WHERE for_employee IS NOT NULL;

CREATE TABLE IF NOT EXISTS leave_waiting (
  account_id varchar(36) NOT NULL,
  leave_id varchar(36) NOT NULL,
  CONSTRAINT leave_waiting_pk PRIMARY KEY (account_id, leave_id),
  CONSTRAINT leave_waiting_leave_fk FOREIGN KEY (leave_id) REFERENCES leave_request (id)
);

CREATE INDEX IF NOT EXISTS leave_waiting_by_leave ON leave_waiting (leave_id);

CREATE TABLE IF NOT EXISTS leave_link (
  id varchar(36) NOT NULL,
  token_hash varchar(64) NOT NULL,
  account_id varchar(36) NOT NULL,
  leave_id varchar(36) NOT NULL,
  step int NOT NULL,
  expires_at bigint NOT NULL,
  used_at bigint,
  CONSTRAINT leave_link_pk PRIMARY KEY (id),
  CONSTRAINT leave_link_token_unique UNIQUE (token_hash),
  CONSTRAINT leave_link_account_fk FOREIGN KEY (account_id) REFERENCES account (id),
  CONSTRAINT leave_link_leave_fk FOREIGN KEY (leave_id) REFERENCES leave_request (id)
);

CREATE INDEX IF NOT EXISTS leave_link_by_expiry ON leave_link (expires_at);

CREATE INDEX IF NOT EXISTS leave_link_by_account ON leave_link (account_id) WHERE account_id IS NOT NULL;

CREATE INDEX IF NOT EXISTS leave_link_by_leave ON leave_link (leave_id) WHERE leave_id IS NOT NULL;

CREATE TABLE IF NOT EXISTS coverage_rule (
  id varchar(36) NOT NULL,
  name varchar(100) NOT NULL,
  name_key varchar(100) NOT NULL,
  department_id varchar(36),
  from_date date,
  to_date date,
  max_away int NOT NULL,
  block int NOT NULL,
  version int NOT NULL,
  checks int NOT NULL DEFAULT 0,
  created_at bigint NOT NULL,
  CONSTRAINT coverage_rule_pk PRIMARY KEY (id),
  CONSTRAINT coverage_rule_name_unique UNIQUE (name_key),
  CONSTRAINT coverage_rule_department_fk FOREIGN KEY (department_id) REFERENCES department (id) ON DELETE CASCADE,
  CONSTRAINT coverage_rule_limit_check CHECK (max_away >= 0 AND block IN (0, 1))
);

CREATE INDEX IF NOT EXISTS coverage_rule_by_department ON coverage_rule (department_id) WHERE department_id IS NOT NULL;

CREATE TABLE IF NOT EXISTS leave_entry (
  id varchar(36) NOT NULL,
  employee_id varchar(36) NOT NULL,
  leave_type_id varchar(36) NOT NULL,
  day date NOT NULL,
  kind varchar(10) NOT NULL,
  amount int NOT NULL,
  until_date date,
  allocations mediumtext,
  reason varchar(1000) NOT NULL,
  leave_id varchar(36),
  reverses varchar(36),
  entry_key varchar(100),
  recorded_at bigint NOT NULL,
  recorded_by varchar(36),
  CONSTRAINT leave_entry_pk PRIMARY KEY (id),
  CONSTRAINT leave_entry_key_unique UNIQUE (employee_id, leave_type_id, entry_key),
  CONSTRAINT leave_entry_reverses_unique UNIQUE (reverses),
  CONSTRAINT leave_entry_employee_fk FOREIGN KEY (employee_id) REFERENCES employee (id),
  CONSTRAINT leave_entry_type_fk FOREIGN KEY (leave_type_id) REFERENCES leave_type (id),
  CONSTRAINT leave_entry_reverses_fk FOREIGN KEY (reverses) REFERENCES leave_entry (id),
  CONSTRAINT leave_entry_leave_fk FOREIGN KEY (leave_id) REFERENCES leave_request (id),
  CONSTRAINT leave_entry_kind_check CHECK (kind IN ('opening', 'adjustment', 'credit', 'payout', 'restored', 'correction', 'closing'))
);

CREATE INDEX IF NOT EXISTS leave_entry_by_day ON leave_entry (leave_type_id, kind, day, employee_id);

CREATE INDEX IF NOT EXISTS leave_entry_by_leave ON leave_entry (leave_id) WHERE leave_id IS NOT NULL;

CREATE TABLE IF NOT EXISTS leave_account (
  employee_id varchar(36) NOT NULL,
  leave_type_id varchar(36) NOT NULL,
  policy_id varchar(36) NOT NULL,
  taken int NOT NULL,
  booked int NOT NULL,
  reserved int NOT NULL,
  available int,
  expires_amount int,
  expires_on date,
  as_of date NOT NULL,
  changes_on date,
  seen_version bigint NOT NULL,
  seen_rules bigint NOT NULL,
  incomplete int NOT NULL,
  CONSTRAINT leave_account_pk PRIMARY KEY (employee_id, leave_type_id),
  CONSTRAINT leave_account_employee_fk FOREIGN KEY (employee_id) REFERENCES employee (id),
  CONSTRAINT leave_account_type_fk FOREIGN KEY (leave_type_id) REFERENCES leave_type (id),
  CONSTRAINT leave_account_policy_fk FOREIGN KEY (policy_id) REFERENCES leave_policy (id)
);

CREATE INDEX IF NOT EXISTS leave_account_by_available ON leave_account (leave_type_id, available, employee_id);

CREATE INDEX IF NOT EXISTS leave_account_by_expiry ON leave_account (leave_type_id, expires_on, employee_id);

CREATE INDEX IF NOT EXISTS leave_account_figures ON leave_account (leave_type_id, employee_id, incomplete, available, expires_on, expires_amount, taken, booked, reserved);

CREATE INDEX IF NOT EXISTS leave_account_by_incomplete ON leave_account (leave_type_id, incomplete, employee_id);

CREATE INDEX IF NOT EXISTS leave_account_by_policy ON leave_account (policy_id) WHERE policy_id IS NOT NULL;

CREATE TABLE IF NOT EXISTS leave_preview (
  id varchar(36) NOT NULL,
  kind varchar(20) NOT NULL,
  change_json mediumtext NOT NULL,
  on_date date NOT NULL,
  state varchar(10) NOT NULL,
  cursor_id varchar(36) NOT NULL DEFAULT '',
  done int NOT NULL,
  total int NOT NULL,
  failures int NOT NULL,
  rules_version bigint NOT NULL,
  summary mediumtext NOT NULL,
  created_at bigint NOT NULL,
  created_by varchar(36),
  finished_at bigint,
  storing_since bigint,
  stored_at bigint,
  notified_id varchar(36) NOT NULL DEFAULT '',
  notified_at bigint,
  CONSTRAINT leave_preview_pk PRIMARY KEY (id),
  CONSTRAINT leave_preview_state_check CHECK (state IN ('Running', 'Done', 'Cancelled', 'Failed'))
);

CREATE INDEX IF NOT EXISTS leave_preview_by_state ON leave_preview (state, id);

CREATE INDEX IF NOT EXISTS leave_preview_by_age ON leave_preview (created_at);

CREATE TABLE IF NOT EXISTS leave_preview_row (
  id varchar(36) NOT NULL,
  preview_id varchar(36) NOT NULL,
  employee_id varchar(36) NOT NULL,
  leave_type_id varchar(36) NOT NULL,
  name_folded varchar(100) NOT NULL,
  before_amount int NOT NULL,
  after_amount int NOT NULL,
  difference int NOT NULL,
  effect varchar(10) NOT NULL,
  lowest int,
  lowest_on date,
  moved int NOT NULL,
  detail mediumtext NOT NULL,
  CONSTRAINT leave_preview_row_pk PRIMARY KEY (id),
  CONSTRAINT leave_preview_row_preview_fk FOREIGN KEY (preview_id) REFERENCES leave_preview (id)
);

CREATE INDEX IF NOT EXISTS leave_preview_row_by_id ON leave_preview_row (preview_id, id, effect, leave_type_id, lowest);

CREATE INDEX IF NOT EXISTS leave_preview_row_by_employee ON leave_preview_row (preview_id, employee_id, moved);

CREATE INDEX IF NOT EXISTS leave_preview_row_by_name ON leave_preview_row (preview_id, name_folded, id, effect, leave_type_id, lowest);

CREATE INDEX IF NOT EXISTS leave_preview_row_by_difference ON leave_preview_row (preview_id, difference, id, effect, leave_type_id, lowest);

CREATE TABLE IF NOT EXISTS notification (
  id varchar(36) NOT NULL,
  account_id varchar(36) NOT NULL,
  kind varchar(40) NOT NULL,
  leave_id varchar(36),
  created_at bigint NOT NULL,
  read_at bigint,
  import_id varchar(36),
  import_name varchar(200),
  detail mediumtext,
  CONSTRAINT notification_pk PRIMARY KEY (id),
  CONSTRAINT notification_account_fk FOREIGN KEY (account_id) REFERENCES account (id),
  CONSTRAINT notification_leave_fk FOREIGN KEY (leave_id) REFERENCES leave_request (id)
);

CREATE INDEX IF NOT EXISTS notification_by_account ON notification (account_id, id);

CREATE INDEX IF NOT EXISTS notification_by_read ON notification (read_at);

CREATE INDEX IF NOT EXISTS notification_unread ON notification (account_id, read_at);

CREATE INDEX IF NOT EXISTS notification_by_leave ON notification (leave_id) WHERE leave_id IS NOT NULL;

CREATE TABLE IF NOT EXISTS admin_notification (
  id varchar(36) NOT NULL,
  kind varchar(40) NOT NULL,
  leave_id varchar(36),
  by_account_id varchar(36) NOT NULL,
  created_at bigint NOT NULL,
  CONSTRAINT admin_notification_pk PRIMARY KEY (id),
  CONSTRAINT admin_notification_leave_fk FOREIGN KEY (leave_id) REFERENCES leave_request (id),
  CONSTRAINT admin_notification_account_fk FOREIGN KEY (by_account_id) REFERENCES account (id)
);

CREATE INDEX IF NOT EXISTS admin_notification_by_account ON admin_notification (by_account_id, created_at);

CREATE INDEX IF NOT EXISTS admin_notification_by_leave ON admin_notification (leave_id);

CREATE INDEX IF NOT EXISTS admin_notification_by_time ON admin_notification (created_at, id);

CREATE TABLE IF NOT EXISTS admin_notification_read (
  id varchar(36) NOT NULL,
  account_id varchar(36) NOT NULL,
  notification_id varchar(36) NOT NULL,
  told_at bigint NOT NULL,
  read_at bigint NOT NULL,
  CONSTRAINT admin_notification_read_pk PRIMARY KEY (id),
  CONSTRAINT admin_notification_read_once UNIQUE (account_id, notification_id),
  CONSTRAINT admin_notification_read_account_fk FOREIGN KEY (account_id) REFERENCES account (id),
  CONSTRAINT admin_notification_read_fk FOREIGN KEY (notification_id) REFERENCES admin_notification (id) ON DELETE CASCADE
);

CREATE INDEX IF NOT EXISTS admin_notification_read_by_notification ON admin_notification_read (notification_id);

CREATE INDEX IF NOT EXISTS admin_notification_read_by_time ON admin_notification_read (account_id, told_at, read_at);

CREATE TABLE IF NOT EXISTS session (
  id varchar(36) NOT NULL,
  account_id varchar(36) NOT NULL,
  device varchar(200) NOT NULL,
  created_at bigint NOT NULL,
  last_seen_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  confirmed_until bigint,
  address varchar(64),
  CONSTRAINT session_pk PRIMARY KEY (id),
  CONSTRAINT session_account_fk FOREIGN KEY (account_id) REFERENCES account (id)
);

CREATE INDEX IF NOT EXISTS session_by_account ON session (account_id, id);

CREATE INDEX IF NOT EXISTS session_by_expiry ON session (expires_at);

CREATE TABLE IF NOT EXISTS auth_attempt (
  id varchar(36) NOT NULL,
  purpose varchar(20) NOT NULL,
  account_key varchar(64) NOT NULL,
  address varchar(64) NOT NULL,
  network varchar(64),
  wide_network varchar(64),
  device varchar(64),
  attempted_at bigint NOT NULL,
  CONSTRAINT auth_attempt_pk PRIMARY KEY (id)
);

CREATE INDEX IF NOT EXISTS auth_attempt_by_account ON auth_attempt (account_key, purpose, attempted_at);

CREATE INDEX IF NOT EXISTS auth_attempt_by_address ON auth_attempt (address, purpose, attempted_at);

CREATE INDEX IF NOT EXISTS auth_attempt_by_network ON auth_attempt (network, purpose, attempted_at);

CREATE INDEX IF NOT EXISTS auth_attempt_by_wide_network ON auth_attempt (wide_network, purpose, attempted_at);

CREATE INDEX IF NOT EXISTS auth_attempt_by_time ON auth_attempt (attempted_at);

CREATE TABLE IF NOT EXISTS known_device (
  account_id varchar(36) NOT NULL,
  device_hash varchar(64) NOT NULL,
  last_used_at bigint NOT NULL,
  origin_hash varchar(64),
  CONSTRAINT known_device_pk PRIMARY KEY (account_id, device_hash),
  CONSTRAINT known_device_account_fk FOREIGN KEY (account_id) REFERENCES account (id)
);

CREATE INDEX IF NOT EXISTS known_device_by_use ON known_device (last_used_at);

CREATE TABLE IF NOT EXISTS one_time_link (
  id varchar(36) NOT NULL,
  account_id varchar(36) NOT NULL,
  token_hash varchar(64) NOT NULL,
  expires_at bigint NOT NULL,
  CONSTRAINT one_time_link_pk PRIMARY KEY (id),
  CONSTRAINT one_time_link_token_unique UNIQUE (token_hash),
  CONSTRAINT one_time_link_account_fk FOREIGN KEY (account_id) REFERENCES account (id)
);

CREATE INDEX IF NOT EXISTS one_time_link_by_expiry ON one_time_link (expires_at);

CREATE INDEX IF NOT EXISTS one_time_link_by_account ON one_time_link (account_id) WHERE account_id IS NOT NULL;

CREATE TABLE IF NOT EXISTS second_factor (
  account_id varchar(36) NOT NULL,
  sealed_secret varchar(200) NOT NULL,
  enabled_at bigint,
  last_step bigint NOT NULL,
  recovery_salt varchar(32),
  created_at bigint NOT NULL,
  CONSTRAINT second_factor_pk PRIMARY KEY (account_id),
  CONSTRAINT second_factor_account_fk FOREIGN KEY (account_id) REFERENCES account (id)
);

CREATE TABLE IF NOT EXISTS recovery_code (
  account_id varchar(36) NOT NULL,
  code_hash varchar(64) NOT NULL,
  CONSTRAINT recovery_code_pk PRIMARY KEY (account_id, code_hash),
  CONSTRAINT recovery_code_account_fk FOREIGN KEY (account_id) REFERENCES account (id)
);

CREATE TABLE IF NOT EXISTS calendar_feed (
  id varchar(36) NOT NULL,
  account_id varchar(36) NOT NULL,
  kind varchar(10) NOT NULL,
  token_hash varchar(64) NOT NULL,
  created_at bigint NOT NULL,
  CONSTRAINT calendar_feed_pk PRIMARY KEY (id),
  CONSTRAINT calendar_feed_token_unique UNIQUE (token_hash),
  CONSTRAINT calendar_feed_kind_unique UNIQUE (account_id, kind),
  CONSTRAINT calendar_feed_account_fk FOREIGN KEY (account_id) REFERENCES account (id),
  CONSTRAINT calendar_feed_kind_check CHECK (kind IN ('own', 'team', 'department', 'holidays'))
);

CREATE TABLE IF NOT EXISTS idempotency_key (
  account_id varchar(36) NOT NULL,
  route varchar(100) NOT NULL,
  key_hash varchar(64) NOT NULL,
  body_hash varchar(64) NOT NULL,
  result mediumtext,
  created_at bigint NOT NULL,
  CONSTRAINT idempotency_key_pk PRIMARY KEY (account_id, route, key_hash)
);

CREATE INDEX IF NOT EXISTS idempotency_key_by_age ON idempotency_key (created_at);

CREATE TABLE IF NOT EXISTS job (
  id varchar(36) NOT NULL,
  kind varchar(40) NOT NULL,
  subject_id varchar(36) NOT NULL,
  owner_id varchar(36),
  session_id varchar(36),
  created_at bigint NOT NULL,
  runner varchar(36),
  lease_expires_at bigint NOT NULL,
  attempts int NOT NULL,
  step varchar(20),
  done int,
  total int,
  cancel_requested_at bigint,
  CONSTRAINT job_pk PRIMARY KEY (id),
  CONSTRAINT job_subject_unique UNIQUE (kind, subject_id)
);

CREATE TABLE IF NOT EXISTS lock_row (
  name varchar(40) NOT NULL,
  version bigint NOT NULL,
  CONSTRAINT lock_row_pk PRIMARY KEY (name)
);

INSERT OR IGNORE INTO lock_row (name, version) VALUES ('admins', 0), ('leave-rules', 0), ('payroll', 0);

CREATE TABLE IF NOT EXISTS company_setting (
  id int NOT NULL,
  name varchar(100),
  address varchar(300),
  currency varchar(3),
  currency_fixed int NOT NULL,
  locale varchar(35),
  time_zone varchar(64),
  logo_id varchar(36),
  version int NOT NULL,
  admins_need_second_factor int NOT NULL,
  idle_minutes_office int,
  idle_minutes_portal int,
  password_min int NOT NULL,
  approvals int NOT NULL,
  escalate_days int,
  CONSTRAINT company_setting_pk PRIMARY KEY (id)
);

INSERT OR IGNORE INTO company_setting (id, currency_fixed, version, admins_need_second_factor, password_min, approvals) VALUES (1, 0, 1, 0, 6, 0);

CREATE TABLE IF NOT EXISTS company_logo (
  id varchar(36) NOT NULL,
  content mediumblob NOT NULL,
  CONSTRAINT company_logo_pk PRIMARY KEY (id)
);

CREATE TABLE IF NOT EXISTS schema_compatibility (
  id int NOT NULL,
  migration varchar(200) NOT NULL,
  program varchar(40) NOT NULL,
  CONSTRAINT schema_compatibility_pk PRIMARY KEY (id)
);

INSERT OR IGNORE INTO schema_compatibility (id, migration, program) VALUES (1, '', '');

CREATE TABLE IF NOT EXISTS migration_checksum (
  name varchar(200) NOT NULL,
  checksum char(64) NOT NULL,
  program varchar(40) NOT NULL,
  CONSTRAINT migration_checksum_pk PRIMARY KEY (name)
);

CREATE TABLE IF NOT EXISTS last_backup (
  id int NOT NULL,
  made_at bigint NOT NULL,
  CONSTRAINT last_backup_pk PRIMARY KEY (id)
);

INSERT OR IGNORE INTO last_backup (id, made_at) VALUES (1, 0);

CREATE TABLE IF NOT EXISTS secret_fingerprint (
  id int NOT NULL,
  fingerprint varchar(64),
  CONSTRAINT secret_fingerprint_pk PRIMARY KEY (id)
);

INSERT OR IGNORE INTO secret_fingerprint (id) VALUES (1);

CREATE TABLE IF NOT EXISTS audit_entry (
  id varchar(36) NOT NULL,
  recorded_at bigint NOT NULL,
  actor_id varchar(36),
  actor_name varchar(100) NOT NULL,
  action varchar(50) NOT NULL,
  subject varchar(30) NOT NULL,
  subject_id varchar(36) NOT NULL,
  subject_name varchar(200) NOT NULL,
  employee_id varchar(36),
  value_before mediumtext,
  value_after mediumtext,
  request_id varchar(64),
  changeset_id varchar(36),
  seal_number int,
  names_folded varchar(320),
  CONSTRAINT audit_entry_pk PRIMARY KEY (id)
);

CREATE INDEX IF NOT EXISTS audit_entry_by_action ON audit_entry (action, recorded_at, id);

CREATE INDEX IF NOT EXISTS audit_entry_by_employee ON audit_entry (employee_id, recorded_at, id);

CREATE INDEX IF NOT EXISTS audit_entry_by_import ON audit_entry (changeset_id, recorded_at, id);

CREATE INDEX IF NOT EXISTS audit_entry_by_kind ON audit_entry (subject, recorded_at, id);

CREATE INDEX IF NOT EXISTS audit_entry_by_object ON audit_entry (subject_id, recorded_at, id);

CREATE INDEX IF NOT EXISTS audit_entry_by_person ON audit_entry (actor_id, recorded_at, id);

CREATE INDEX IF NOT EXISTS audit_entry_by_seal ON audit_entry (seal_number, id);

CREATE INDEX IF NOT EXISTS audit_entry_by_time ON audit_entry (recorded_at, id, names_folded);

CREATE TABLE IF NOT EXISTS audit_seal (
  number int NOT NULL,
  entry_id varchar(36) NOT NULL,
  previous_hash varchar(64) NOT NULL,
  salt varchar(32),
  digest varchar(64) NOT NULL,
  hash varchar(64) NOT NULL,
  sealed_at bigint NOT NULL,
  CONSTRAINT audit_seal_pk PRIMARY KEY (number),
  CONSTRAINT audit_seal_entry_unique UNIQUE (entry_id)
);

CREATE TABLE IF NOT EXISTS audit_chain (
  id int NOT NULL,
  number int NOT NULL,
  hash varchar(64) NOT NULL,
  signature varchar(64) NOT NULL,
  sealed_at bigint,
  checked_at bigint,
  checked int NOT NULL,
  broken_number int,
  broken_recorded_at bigint,
  broken_fault varchar(20),
  CONSTRAINT audit_chain_pk PRIMARY KEY (id)
);

INSERT OR IGNORE INTO audit_chain (id, number, hash, signature, checked) VALUES (1, 0, '', '', 0);

CREATE TABLE IF NOT EXISTS pay_access (
  id varchar(36) NOT NULL,
  accessed_at bigint NOT NULL,
  actor_id varchar(36),
  actor_name varchar(100) NOT NULL,
  place varchar(20) NOT NULL,
  people int,
  CONSTRAINT pay_access_pk PRIMARY KEY (id)
);

CREATE INDEX IF NOT EXISTS pay_access_by_people ON pay_access (people, id);

CREATE INDEX IF NOT EXISTS pay_access_by_time ON pay_access (accessed_at);

CREATE TABLE IF NOT EXISTS pay_access_person (
  employee_id varchar(36) NOT NULL,
  pay_access_id varchar(36) NOT NULL,
  CONSTRAINT pay_access_person_pk PRIMARY KEY (employee_id, pay_access_id),
  CONSTRAINT pay_access_person_fk FOREIGN KEY (pay_access_id) REFERENCES pay_access (id) ON DELETE CASCADE
);

CREATE INDEX IF NOT EXISTS pay_access_person_by_access ON pay_access_person (pay_access_id);

CREATE TABLE IF NOT EXISTS mail (
  id varchar(36) NOT NULL,
  account_id varchar(36) NOT NULL,
  kind varchar(40) NOT NULL,
  data mediumtext,
  attempts int NOT NULL,
  next_attempt_at bigint,
  expires_at bigint NOT NULL,
  created_at bigint NOT NULL,
  sent_at bigint,
  failed_at bigint,
  CONSTRAINT mail_pk PRIMARY KEY (id),
  CONSTRAINT mail_account_fk FOREIGN KEY (account_id) REFERENCES account (id)
);

CREATE INDEX IF NOT EXISTS mail_by_age ON mail (created_at);

CREATE INDEX IF NOT EXISTS mail_due ON mail (next_attempt_at);

CREATE INDEX IF NOT EXISTS mail_by_account ON mail (account_id) WHERE account_id IS NOT NULL;

CREATE TABLE IF NOT EXISTS import_job (
  id varchar(36) NOT NULL,
  kind varchar(20) NOT NULL,
  name varchar(200) NOT NULL,
  file_name varchar(200) NOT NULL,
  bytes int NOT NULL,
  row_count int NOT NULL,
  column_count int NOT NULL,
  encoding varchar(20) NOT NULL,
  separator_sign varchar(1) NOT NULL,
  headings_row int NOT NULL,
  rows_above int NOT NULL,
  suggested_headings varchar(100) NOT NULL,
  state varchar(20) NOT NULL,
  columns_read mediumtext,
  proposal mediumtext,
  mapping mediumtext,
  currency varchar(3),
  new_rows int,
  changed_rows int,
  unchanged_rows int,
  repeated_rows int,
  refused_rows int,
  warned_rows int,
  remarks mediumtext,
  balance_question mediumtext,
  departments mediumtext,
  fault varchar(500),
  created_by varchar(36),
  created_by_name varchar(100) NOT NULL,
  created_at bigint NOT NULL,
  started_at bigint,
  session_id varchar(36),
  checked_by varchar(36),
  checked_by_name varchar(100),
  compared_pay mediumtext,
  applied_by varchar(36),
  applied_by_name varchar(100),
  applied_at bigint,
  undone_by varchar(36),
  undone_by_name varchar(100),
  undone_at bigint,
  request_id varchar(64),
  CONSTRAINT import_job_pk PRIMARY KEY (id)
);

CREATE INDEX IF NOT EXISTS import_job_by_state ON import_job (state, id);

CREATE TABLE IF NOT EXISTS import_row (
  import_id varchar(36) NOT NULL,
  row_no int NOT NULL,
  cells mediumtext NOT NULL,
  CONSTRAINT import_row_pk PRIMARY KEY (import_id, row_no),
  CONSTRAINT import_row_import_fk FOREIGN KEY (import_id) REFERENCES import_job (id)
);

CREATE TABLE IF NOT EXISTS checked_row (
  import_id varchar(36) NOT NULL,
  row_no int NOT NULL,
  result varchar(20) NOT NULL,
  result_order int NOT NULL,
  employee_id varchar(36),
  record mediumtext NOT NULL,
  faults mediumtext,
  changes mediumtext,
  notes mediumtext,
  warned int NOT NULL,
  CONSTRAINT checked_row_pk PRIMARY KEY (import_id, row_no),
  CONSTRAINT checked_row_import_fk FOREIGN KEY (import_id) REFERENCES import_job (id)
);

CREATE INDEX IF NOT EXISTS checked_row_by_result ON checked_row (import_id, result_order, row_no);

CREATE TABLE IF NOT EXISTS staged_employee (
  import_id varchar(36) NOT NULL,
  row_no int NOT NULL,
  side varchar(10) NOT NULL,
  result varchar(20) NOT NULL,
  target_id varchar(36) NOT NULL,
  name varchar(100) NOT NULL,
  email varchar(254) NOT NULL,
  email_key varchar(254) NOT NULL,
  role varchar(20) NOT NULL,
  account_id varchar(36) NOT NULL,
  department_id varchar(36) NOT NULL,
  employee_id varchar(50) NOT NULL,
  dob date,
  gender varchar(10),
  marital_status varchar(10),
  designation varchar(100),
  salary bigint,
  phone varchar(40),
  address varchar(300),
  emergency_contact varchar(200),
  hire_date date,
  left_on date,
  employee_id_key varchar(50) NOT NULL,
  employee_id_folded varchar(50) NOT NULL,
  name_folded varchar(100) NOT NULL,
  search varchar(510) NOT NULL,
  designation_folded varchar(100),
  previous_left_on date,
  manager_id varchar(36),
  manager_name varchar(100),
  approver_id varchar(36),
  deputy_id varchar(36),
  version int NOT NULL,
  earlier_periods mediumtext,
  ends_sessions int NOT NULL,
  audit_id varchar(36) NOT NULL,
  undo_audit_id varchar(36) NOT NULL,
  audit_before mediumtext,
  audit_after mediumtext,
  CONSTRAINT staged_employee_pk PRIMARY KEY (import_id, side, row_no),
  CONSTRAINT staged_employee_import_fk FOREIGN KEY (import_id) REFERENCES import_job (id)
);

CREATE INDEX IF NOT EXISTS staged_employee_by_target ON staged_employee (target_id, import_id);

CREATE TABLE IF NOT EXISTS staged_salary (
  import_id varchar(36) NOT NULL,
  row_no int NOT NULL,
  target_id varchar(36) NOT NULL,
  employee_id varchar(36) NOT NULL,
  employee_name varchar(100) NOT NULL,
  basic_salary bigint NOT NULL,
  allowances bigint NOT NULL,
  deductions bigint NOT NULL,
  net_salary bigint NOT NULL,
  pay_date date NOT NULL,
  audit_id varchar(36) NOT NULL,
  undo_audit_id varchar(36) NOT NULL,
  audit_after mediumtext NOT NULL,
  CONSTRAINT staged_salary_pk PRIMARY KEY (import_id, row_no),
  CONSTRAINT staged_salary_import_fk FOREIGN KEY (import_id) REFERENCES import_job (id)
);

CREATE INDEX IF NOT EXISTS staged_salary_by_target ON staged_salary (import_id, target_id);

CREATE TABLE IF NOT EXISTS staged_leave (
  import_id varchar(36) NOT NULL,
  row_no int NOT NULL,
  target_id varchar(36) NOT NULL,
  employee_id varchar(36) NOT NULL,
  employee_name varchar(100) NOT NULL,
  leave_type varchar(40) NOT NULL,
  start_date date NOT NULL,
  end_date date NOT NULL,
  days int NOT NULL,
  reason varchar(1000) NOT NULL,
  reason_folded varchar(1000) NOT NULL,
  status varchar(20) NOT NULL,
  note varchar(1000),
  asked_at bigint NOT NULL,
  audit_id varchar(36) NOT NULL,
  undo_audit_id varchar(36) NOT NULL,
  audit_after mediumtext NOT NULL,
  CONSTRAINT staged_leave_pk PRIMARY KEY (import_id, row_no),
  CONSTRAINT staged_leave_import_fk FOREIGN KEY (import_id) REFERENCES import_job (id)
);

CREATE INDEX IF NOT EXISTS staged_leave_by_target ON staged_leave (import_id, target_id);

CREATE TABLE IF NOT EXISTS staged_leave_day (
  import_id varchar(36) NOT NULL,
  row_no int NOT NULL,
  employee_id varchar(36) NOT NULL,
  day date NOT NULL,
  leave_id varchar(36) NOT NULL,
  CONSTRAINT staged_leave_day_pk PRIMARY KEY (import_id, employee_id, day),
  CONSTRAINT staged_leave_day_import_fk FOREIGN KEY (import_id) REFERENCES import_job (id)
);

CREATE INDEX IF NOT EXISTS staged_leave_day_by_row ON staged_leave_day (import_id, row_no);

CREATE TABLE IF NOT EXISTS staged_opening (
  import_id varchar(36) NOT NULL,
  row_no int NOT NULL,
  target_id varchar(36) NOT NULL,
  reversal_id varchar(36) NOT NULL,
  employee_id varchar(36) NOT NULL,
  employee_name varchar(100) NOT NULL,
  leave_type_id varchar(36) NOT NULL,
  day date NOT NULL,
  amount int NOT NULL,
  until_date date,
  seen_version int,
  audit_id varchar(36) NOT NULL,
  undo_audit_id varchar(36) NOT NULL,
  audit_after mediumtext NOT NULL,
  CONSTRAINT staged_opening_pk PRIMARY KEY (import_id, row_no, leave_type_id),
  CONSTRAINT staged_opening_import_fk FOREIGN KEY (import_id) REFERENCES import_job (id)
);

CREATE TABLE IF NOT EXISTS saved_mapping (
  id varchar(36) NOT NULL,
  kind varchar(20) NOT NULL,
  name varchar(100) NOT NULL,
  name_key varchar(100) NOT NULL,
  mapping mediumtext NOT NULL,
  headings mediumtext NOT NULL,
  headings_key varchar(64) NOT NULL,
  saved_by varchar(36),
  saved_by_name varchar(100) NOT NULL,
  created_at bigint NOT NULL,
  CONSTRAINT saved_mapping_pk PRIMARY KEY (id),
  CONSTRAINT saved_mapping_name_unique UNIQUE (kind, name_key)
);

CREATE INDEX IF NOT EXISTS saved_mapping_by_headings ON saved_mapping (kind, headings_key);
