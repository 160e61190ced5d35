/** By the names of their texts. */
export const DAY_STEPS = {
  '0.001': 'exact',
  '0.25': 'quarter',
  '0.5': 'half',
  '1': 'whole',
} as const;
export const MINUTE_STEPS = { '1': 'one', '15': 'quarter', '30': 'half', '60': 'hour' } as const;
