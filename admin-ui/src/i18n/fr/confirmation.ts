import type { OfficeMessages } from '../messages';

export const confirmation: OfficeMessages['confirmation'] = {};
