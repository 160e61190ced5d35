import type { PortalMessages } from '../messages';
import { confirmation } from './confirmation';
import { forms } from './forms';
import { leaveYear } from './leave-year';
import { notifications } from './notifications';
import { portal } from './portal';

export const portalCatalogue: PortalMessages = {
  confirmation,
  forms,
  leaveYear,
  notifications,
  portal,
};
