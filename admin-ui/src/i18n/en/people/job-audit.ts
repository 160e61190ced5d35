/** Changes of jobs in the audit log. */
export const jobAudit = {
  change: { own: 'Changed the job', of: 'Changed the job of %{name}' },
  withdraw: {
    own: 'Withdrew a change of the job',
    of: 'Withdrew a change of the job of %{name}',
  },
  type_add: { own: 'Added an employment type', of: 'Added the employment type %{name}' },
  type_update: { own: 'Renamed an employment type', of: 'Renamed the employment type %{name}' },
  type_delete: { own: 'Deleted an employment type', of: 'Deleted the employment type %{name}' },
  import: { own: 'Imported job history', of: 'Imported job history of %{name}' },
  import_undone: {
    own: 'Undid the import of job history',
    of: 'Undid the import of job history of %{name}',
  },
  effect: {
    own: 'A planned change took effect',
    of: 'A planned change of %{name} took effect',
  },
};
