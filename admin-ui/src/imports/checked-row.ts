import type { RaRecord } from 'react-admin';
import type { ImportRowRecord } from '../../../api/contract/imports.js';

export type CheckedRow = ImportRowRecord & RaRecord<number>;
