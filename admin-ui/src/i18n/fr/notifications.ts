import type { OfficeMessages } from '../messages';

export const notifications: OfficeMessages['notifications'] = {};
