import type { OfficeMessages } from '../messages';

export const leaves: OfficeMessages['leaves'] = {};
