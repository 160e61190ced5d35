import { join } from 'node:path';
import { PROJECT } from '../config/folders.js';

export const DOCUMENT_FILE = join(PROJECT, 'dist', 'openapi.json');
