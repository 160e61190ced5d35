/** Filters of people by employment: all but those who left. */
export const WORK_HERE_OR_WILL = { status: ['Active', 'Upcoming'] };
