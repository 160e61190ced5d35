import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AuditChainRecord } from '../../../api/contract/audit.js';
import { getJson, postJson } from '../api/http-client';
import { UNATTENDED } from '../api/unattended';
import { useNotifyError } from '../api/use-notify-error';

const KEY = ['auditChain'];
const WHILE_CHECKING_MS = 1_000;
const WHILE_SEALING_MS = 3_000;

function pollInterval(chain: AuditChainRecord | undefined): number | false {
  if (chain?.checking) return WHILE_CHECKING_MS;
  return chain && chain.unsealed > 0 ? WHILE_SEALING_MS : false;
}

export function useChain() {
  const client = useQueryClient();
  const notifyError = useNotifyError();
  const {
    data: chain,
    error,
    refetch,
  } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await getJson('/audit/chain', UNATTENDED)).chain,
    refetchInterval: ({ state }) => pollInterval(state.data),
  });
  const { mutate: verify, isPending: isStarting } = useMutation({
    mutationFn: async () => (await postJson('/audit/verify', {})).chain,
    onSuccess: (checked) => client.setQueryData(KEY, checked),
    onError: (failure) => notifyError(failure, 'audit.chain.failed'),
  });
  return { chain, error, refetch, verify, isStarting };
}
