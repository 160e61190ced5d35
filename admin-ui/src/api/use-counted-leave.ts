import { useConfig } from './config';

export const useCountedLeave = (): boolean => useConfig()?.leave.policies ?? false;
