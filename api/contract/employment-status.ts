/** Whether somebody works here today: 'Left' once their last day lies before today. */
export const EMPLOYMENT_STATUSES = ['Active', 'Left'] as const;
export type EmploymentStatus = (typeof EMPLOYMENT_STATUSES)[number];
