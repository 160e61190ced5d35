export const people = {
  search: 'Search by name or ID',
  withLeft: 'Include people who left',
  lastDay: 'Last day %{date}',
  more: '%{shown} of %{total}. Type a name or an ID to find the others.',
};
