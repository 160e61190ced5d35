import type { PortalMessages } from '../messages';
import { confirmation } from './confirmation';
import { forms } from './forms';
import { leaves } from './leaves';
import { lists } from './lists';
import { notifications } from './notifications';
import { portal } from './portal';

export const portalCatalogue: PortalMessages = {
  confirmation,
  forms,
  leaves,
  lists,
  notifications,
  portal,
};
