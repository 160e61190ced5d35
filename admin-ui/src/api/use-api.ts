import { useDataProvider } from 'react-admin';
import type { ApiDataProvider } from './data-provider';

/** The data provider with the calls that have names of their own. */
export const useApi = () => useDataProvider<ApiDataProvider>();
