import { QueryClient } from '@tanstack/react-query';

/** A failure is told at once, with a way to try again, instead of behind silent retries or a wait for the network. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
