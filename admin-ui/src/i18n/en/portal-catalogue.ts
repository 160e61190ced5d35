import { confirmation } from './confirmation';
import { forms } from './forms';
import { leaveYear } from './leave-year';
import { notifications } from './notifications';
import { portal } from './portal';

export const portalCatalogue = {
  confirmation,
  forms,
  leaveYear,
  notifications,
  portal,
};
