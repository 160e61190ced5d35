import type { OfficeMessages } from '../messages';

export const departments: OfficeMessages['departments'] = {};
