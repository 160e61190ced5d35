import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import type { DashboardAnswer } from '../../../api/contract/answers.js';
import { API, getJson, httpClient } from './http-client';

export interface OfficeDataProvider extends DataProvider {
  dashboard(): Promise<DashboardAnswer>;
}

export const dataProvider: OfficeDataProvider = {
  ...simpleRestProvider(API, httpClient),
  dashboard: () => getJson<DashboardAnswer>('/dashboard/body'),
};
