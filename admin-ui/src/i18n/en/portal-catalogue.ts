import { confirmation } from './confirmation';
import { daysBar } from './days-bar';
import { forms } from './forms';
import { leaveYear } from './leave-year';
import { notifications } from './notifications';
import { portal } from './portal';

export const portalCatalogue = {
  confirmation,
  daysBar,
  forms,
  leaveYear,
  notifications,
  portal,
};
