import type { OfficeMessages } from '../messages';

export const forms: OfficeMessages['forms'] = {};
