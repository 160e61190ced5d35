import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AuditChainResponse } from '../../../api/contract/responses.js';
import type { AuditChainRecord } from '../../../api/contract/audit.js';
import { getJson, postJson } from '../api/http-client';
import { UNATTENDED } from '../api/unattended';
import { useRefusal } from '../api/use-refusal';

const KEY = ['auditChain'];
const WHILE_CHECKING_MS = 1_000;
const WHILE_SEALING_MS = 3_000;

/** Asked again while a check runs, or entries wait to be sealed. */
function pause(chain: AuditChainRecord | undefined): number | false {
  if (chain?.checking) return WHILE_CHECKING_MS;
  return chain && chain.unsealed > 0 ? WHILE_SEALING_MS : false;
}

export function useChain() {
  const client = useQueryClient();
  const refuse = useRefusal();
  const { data: chain, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await getJson<AuditChainResponse>('/audit/chain', UNATTENDED)).chain,
    refetchInterval: ({ state }) => pause(state.data),
  });
  const { mutate: verify, isPending: asking } = useMutation({
    mutationFn: async () => (await postJson<AuditChainResponse>('/audit/verify', {})).chain,
    onSuccess: (checked) => client.setQueryData(KEY, checked),
    onError: (failure) => refuse(failure, 'audit.chain.failed'),
  });
  return { chain, error, refetch, verify, asking };
}
