import { type Catalogue, fileOf } from '../catalogue';

const files = import.meta.glob('../??/react-admin.ts');

/** English comes late as well: the first screens use none of these messages. */
export const messages: Catalogue = (language) => fileOf(files, language);
