import { confirmation } from './confirmation';
import { forms } from './forms';
import { leaves } from './leaves';
import { lists } from './lists';
import { notifications } from './notifications';
import { portal } from './portal';

export const portalCatalogue = {
  confirmation,
  forms,
  leaves,
  lists,
  notifications,
  portal,
};
