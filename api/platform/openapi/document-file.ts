import { join } from 'node:path';
import { PROJECT } from '../config/folders.js';

/** Where the build leaves the document of the API; the same from api/ and from dist/. */
export const DOCUMENT_FILE = join(PROJECT, 'dist', 'openapi.json');
