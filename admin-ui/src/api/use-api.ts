import { useDataProvider } from 'react-admin';
import type { ApiDataProvider } from './data-provider';

export const useApi = () => useDataProvider<ApiDataProvider>();
