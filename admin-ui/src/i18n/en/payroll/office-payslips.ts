/** PDFs of the payroll office, as their owner finds them. */
export const officePayslips = {
  title: 'From the payroll office',
  pdf: 'PDF',
  pdfOf: 'PDF: %{name}',
  published: 'published %{date}',
  all: 'Show all %{count}',
  failed: 'The PDFs of the payroll office could not be loaded.',
};
