import { useDataProvider } from 'ra-core';
import type { ApiDataProvider } from './data-provider';

export const useApi = () => useDataProvider<ApiDataProvider>();
