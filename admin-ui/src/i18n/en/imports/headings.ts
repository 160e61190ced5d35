export const fileHeadings = {
  title: 'Headings',
  label: 'Row of the headings',
  inRow: 'Headings in row %{row}',
  none: 'No headings',
  noneHelp: 'Every row is data. Columns are called Column 1, Column 2 and so on.',
  row: 'Row %{row}: %{cells}',
  suggested: 'Suggested',
  why: {
    known: 'Row %{row} has headings that are known. Choose another row if it is wrong.',
    unlike: 'Row %{row} is unlike the rows below it. Choose another row if it is wrong.',
    values: 'The first row has values like those below it. Choose a row if it has the headings.',
    first: 'Nothing in the file shows which row has the headings. Please check.',
  },
  above:
    '%{count} row above the headings is not read. |||| %{count} rows above the headings are not read.',
  hidden: 'Only the person who uploaded the file sees its first rows here.',
  failed: 'The headings could not be changed. Please try again.',
};
