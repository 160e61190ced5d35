import { useConfig } from './config';

export const useCountedLeave = (): boolean =>
  Boolean((useConfig() as { leave?: { policies: boolean } } | null | undefined)?.leave?.policies);
