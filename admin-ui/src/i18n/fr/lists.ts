import type { OfficeMessages } from '../messages';

export const lists: OfficeMessages['lists'] = {};
