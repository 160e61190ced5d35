import { access } from './access';
import { confirmation } from './confirmation';
import { dashboard } from './dashboard';
import { daysBar } from './days-bar';
import { departments } from './departments';
import { employees } from './employees';
import { employment } from './employment';
import { forms } from './forms';
import { invitations } from './invitations';
import { leaveCost } from './leave-cost';
import { leaveYear } from './leave-year';
import { leaves } from './leaves';
import { lists } from './lists';
import { notifications } from './notifications';
import { people } from './people';
import { salaries } from './salaries';
import { search } from './search';

export const office = {
  access,
  confirmation,
  dashboard,
  daysBar,
  departments,
  employees,
  employment,
  forms,
  invitations,
  leaveCost,
  leaveYear,
  leaves,
  lists,
  notifications,
  people,
  salaries,
  search,
};
