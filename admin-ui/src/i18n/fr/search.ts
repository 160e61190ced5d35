import type { OfficeMessages } from '../messages';

export const search: OfficeMessages['search'] = {};
