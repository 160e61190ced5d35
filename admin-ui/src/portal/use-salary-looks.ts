import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PayLooksAnswer } from '../../../api/contract/answers.js';
import { getJson } from '../providers/http-client';

const FIRST = 10;
const MORE = 50;

/** Who opened the pay of this person, the newest first; more when they are asked for. */
export function useSalaryLooks(id: string) {
  const [shown, setShown] = useState(FIRST);
  const { data, error, refetch } = useQuery({
    queryKey: ['salary-looks', id, shown],
    queryFn: () => getJson<PayLooksAnswer>(`/salary/looks/${encodeURIComponent(id)}?range=[0,${shown - 1}]`),
    placeholderData: keepPreviousData,
  });
  const more = data && data.looks.length === shown ? () => setShown(shown + MORE) : undefined;
  return { data, error, refetch, more };
}
