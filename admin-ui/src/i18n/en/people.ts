export const people = {
  search: 'Search by name or ID',
  withLeft: 'Include people who left',
  startsOn: 'Starts on %{date}',
  lastDay: 'Last day %{date}',
  more: '%{shown} of %{total}. Type a name or an ID to find the others.',
};
