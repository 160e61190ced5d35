/** 'Upcoming' until the first day, 'Left' from the day after the last day of employment. */
export const EMPLOYMENT_STATUSES = ['Active', 'Upcoming', 'Left'] as const;
export type EmploymentStatus = (typeof EMPLOYMENT_STATUSES)[number];
