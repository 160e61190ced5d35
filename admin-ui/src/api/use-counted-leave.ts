import { useConfig } from './config';

/** Whether any policy has been made, so that leave is counted. */
export const useCountedLeave = (): boolean => Boolean((useConfig() as { leave?: { policies: boolean } } | null | undefined)?.leave?.policies);
