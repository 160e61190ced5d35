import type { OfficeMessages } from '../messages';

export const salaries: OfficeMessages['salaries'] = {};
