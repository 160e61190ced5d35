import type { PortalMessages } from '../messages';
import { confirmation } from './confirmation';
import { forms } from './forms';
import { leaves } from './leaves';
import { lists } from './lists';
import { notifications } from './notifications';
import { portal } from './portal';
import { salaries } from './salaries';
import { settings } from './settings';

export const portalWords: PortalMessages = {
  confirmation,
  forms,
  leaves,
  lists,
  notifications,
  portal,
  salaries,
  settings,
};
