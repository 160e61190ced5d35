import { useConfig } from './config';

/** Requests take steps of approval; undefined while that loads. */
export function useApprovals(): boolean | undefined {
  const config = useConfig();
  return config === undefined ? undefined : (config?.leave.approvals ?? false);
}
