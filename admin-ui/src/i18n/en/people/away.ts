export const away = {
  today: 'Away today',
  todayStandIn: 'Away today, %{name} stands in',
  until: 'Away until %{date}',
  untilStandIn: 'Away until %{date}, %{name} stands in',
  department: {
    title: 'Away today',
    count: '%{count} person |||| %{count} people',
    nobody: 'No one is away today.',
    more: '%{count} more person |||| %{count} more people',
    failed: 'Who is away could not be loaded.',
  },
};
