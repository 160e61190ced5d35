export const EMPLOYMENT_TYPE_NAME_MAX = 40;

/** Those that every installation begins with. */
export const FIRST_EMPLOYMENT_TYPES = [
  { id: '01900000-0000-7000-8000-000000000501', name: 'Permanent' },
  { id: '01900000-0000-7000-8000-000000000502', name: 'Fixed term' },
  { id: '01900000-0000-7000-8000-000000000503', name: 'Intern' },
  { id: '01900000-0000-7000-8000-000000000504', name: 'Contractor' },
] as const;
