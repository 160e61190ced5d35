import { catalogueOf } from '../i18n/catalogue';
import * as english from '../i18n/en/people/as-of';

/** With their words, which no list needs before another day is chosen. */
export { AsOfLine } from './as-of-line';
export { AsOfPanel } from './as-of-panel';
export { SinceThen } from './since-then';

export const messages = catalogueOf({ 'people/as-of': english });
