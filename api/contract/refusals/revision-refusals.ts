/** Refusals of salary revisions, as in `REFUSALS`. */
export const REVISION_REFUSALS = {
  'revision.not_found': 'Salary Revision Not Found',
  'revision.withdrawn': 'This salary has already been withdrawn or replaced.',
  'revision.opening': 'The first salary cannot be withdrawn.',
} as const;
