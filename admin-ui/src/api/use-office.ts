import { useDataProvider } from 'react-admin';
import type { OfficeDataProvider } from './data-provider';

/** The data provider with the calls that have names of their own. */
export const useOffice = () => useDataProvider<OfficeDataProvider>();
