import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ExampleCareer } from '../../api/office-calls';
import { useApi } from '../../api/use-api';

const PAUSE_MS = 300;

/** The server's example for rules that are being edited; undefined rules, or refused ones, keep the one before. */
export function useCareer(example: ExampleCareer | undefined) {
  const api = useApi();
  const settled = useSettled(example && JSON.stringify(example));
  return useQuery({
    queryKey: ['leave career', settled],
    queryFn: () => api.exampleCareer(JSON.parse(settled ?? '') as ExampleCareer),
    enabled: settled !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** While somebody types, nothing is asked. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
