import type {
  CoverageBreachRecord,
  CoverageRuleRecord,
} from '../../api/contract/leave/coverage.js';
import type { Client } from './client.js';

export async function addCoverageRule(
  admin: Client,
  fields: Record<string, unknown> = {},
): Promise<CoverageRuleRecord> {
  const { status, body } = await admin.post('/coverage/add', {
    name: 'December cover',
    maxAway: 2,
    block: true,
    ...fields,
  });
  if (status !== 201) throw new Error(`Not made: ${status} ${JSON.stringify(body)}`);
  return body.rule;
}

export const quoteOf = (
  userId: string,
  startDate: string,
  endDate = startDate,
  more: Record<string, string> = {},
): string =>
  `/leave/quote?${new URLSearchParams({ userId, leaveType: 'Annual Leave', startDate, endDate, ...more })}`;

export async function breachesIn(
  client: Client,
  ...quote: Parameters<typeof quoteOf>
): Promise<CoverageBreachRecord[]> {
  return (await client.get(quoteOf(...quote))).body.coverage;
}
