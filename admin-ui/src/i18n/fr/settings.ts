import type { OfficeMessages } from '../messages';

export const settings: OfficeMessages['settings'] = {};
