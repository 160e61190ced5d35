export * from './confirmation';
export * from './days-bar';
export * from './forms';
export * from './leave-year';
export * from './notifications';
export * from './who-decides';

export const portal = {
  dashboard: 'Dashboard',
  myTeam: 'My Team',
  myProfile: 'My Profile',
  myLeaves: 'My Leaves',
  mySalary: 'My Salary',
  setting: 'Setting',
  main: 'Main',
  backOffice: 'Back office',
  welcome: 'Welcome back, %{name}',
  requestLeave: 'Request Leave',
  whoIsAway: 'Who is away',
  waiting: {
    title: 'Waiting for you',
    all: 'All %{count}',
    request: '%{type}, %{span}, %{days}',
    approve: 'Approve',
  },
  next: {
    title: 'Coming up',
    now: 'On leave now',
    leave: 'Next leave',
    noLeave: 'No leave planned',
    pending: 'Awaiting a decision',
    noPending: 'No pending requests',
    more: '%{span}, and %{count} more |||| %{span}, and %{count} more',
    pay: 'Latest salary',
    noPay: 'No salary records yet',
    failed: 'Could not be loaded',
  },
  totalLeaves: 'Total Leaves',
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  myYear: 'My year',
  recentActivity: 'Recent activity',
  noActivity: 'No recent activity.',
  requested: '%{type} requested',
  wasApproved: '%{type} approved',
  wasRejected: '%{type} rejected',
  wasCancelled: '%{type} cancelled',
  wasShortened: '%{type} shortened',
  by: '%{span}, by %{name}',
  employeeNotFound: 'Employee Not Found',
  failed: 'Your leave could not be loaded.',
  short: {
    dashboard: 'Dashboard',
    myTeam: 'My Team',
    myProfile: 'My Profile',
    myLeaves: 'My Leaves',
    mySalary: 'My Salary',
    setting: 'Setting',
  },
};
