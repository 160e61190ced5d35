type Translated<Part> = {
  [Key in keyof Part]: Part[Key] extends string ? string : Translated<Part[Key]>;
};

export type CommonMessages = Translated<typeof import('./en/common').common>;

export type Messages = CommonMessages &
  Translated<
    typeof import('./en/office') &
      typeof import('./en/portal') &
      typeof import('./en/payroll/employee-pay') &
      typeof import('./en/payroll/payroll-setting') &
      typeof import('./en/absence-report') &
      typeof import('./en/people/as-of') &
      typeof import('./en/audit') &
      typeof import('./en/people/coming-up') &
      typeof import('./en/coverage') &
      typeof import('./en/decide-leave') &
      typeof import('./en/people/employment-types') &
      typeof import('./en/imports') &
      typeof import('./en/people/job') &
      typeof import('./en/balances-with-ledger') &
      typeof import('./en/leave-rules') &
      typeof import('./en/my-leaves') &
      typeof import('./en/my-profile') &
      typeof import('./en/my-salary') &
      typeof import('./en/my-team') &
      typeof import('./en/people/organisation') &
      typeof import('./en/payroll/payroll') &
      typeof import('./en/new-password') &
      typeof import('./en/request-leave') &
      typeof import('./en/people/salary-round') &
      typeof import('./en/second-step') &
      typeof import('./en/team-calendar') &
      typeof import('./en/unauthorized') &
      typeof import('./en/working-time') &
      typeof import('./en/year-end')
  >;
