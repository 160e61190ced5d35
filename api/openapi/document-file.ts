import { join } from 'node:path';
import { PROJECT } from '../platform/config/folders.js';

export const DOCUMENT_FILE = join(PROJECT, 'dist', 'openapi.json');
