import type { OfficeMessages } from '../messages';

export const employees: OfficeMessages['employees'] = {};
