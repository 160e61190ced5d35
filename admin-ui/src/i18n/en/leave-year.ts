export const leaveYear = {
  thisRequest: 'This request',
  today: 'Today',
  cancelledCount: '%{count} cancelled',
  yearRow: '%{span}: %{type}, %{status}',
};
