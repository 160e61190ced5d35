import { access } from './access';
import { confirmation } from './confirmation';
import { dashboard } from './dashboard';
import { departments } from './departments';
import { employees } from './employees';
import { forms } from './forms';
import { leaves } from './leaves';
import { lists } from './lists';
import { notifications } from './notifications';
import { salaries } from './salaries';
import { search } from './search';

export const office = {
  access,
  confirmation,
  dashboard,
  departments,
  employees,
  forms,
  leaves,
  lists,
  notifications,
  salaries,
  search,
};
