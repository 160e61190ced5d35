import type { OfficeMessages } from '../messages';

export const access: OfficeMessages['access'] = {};
