/** The link that opens the form of a rule. */
export const openerId = (rule: string): string => `coverage-${rule}`;
