import { useConfig } from './config';

/** True if requests take steps of approval; otherwise admins decide all leave. */
export const useApprovals = (): boolean => Boolean((useConfig() as { leave?: { approvals: boolean } } | null | undefined)?.leave?.approvals);
