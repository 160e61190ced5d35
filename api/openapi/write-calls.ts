import { writeFileSync } from 'node:fs';
import { CALL_TYPES_FILE, callTypes } from './call-types.js';
import { describedRoutes } from './document.js';

// npm run build:calls
writeFileSync(CALL_TYPES_FILE, callTypes(describedRoutes()));
