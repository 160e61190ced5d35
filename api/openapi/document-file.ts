import { fileURLToPath } from 'node:url';

/** Where the build leaves the document of the API; the same from api/ and from dist/. */
export const DOCUMENT_FILE = fileURLToPath(new URL('../../dist/openapi.json', import.meta.url));
