import type { Mailbox } from '../support/mailbox.js';
import type { Stage } from './stage.js';

interface Row {
  id: string;
  email: string;
}

export interface MailAccount {
  /** How many there should be: one for each notification about leave. */
  due: number;
  /** Mails that were never made, made twice, or not taken by the mail server. */
  faults: string[];
  /** How many the mail server took more than once. */
  again: number;
}

/** Mails that are still to be sent. */
export function waitingMails(stage: Stage): Promise<number> {
  return stage.count('mail WHERE sent_at IS NULL');
}

/** Notifications of leave by account and kind; an admin has been one from the beginning. */
const TOLD = `SELECT account_id, kind, COUNT(*) AS n FROM notification WHERE kind LIKE 'leave.%' GROUP BY account_id, kind
  UNION ALL SELECT a.id AS account_id, t.kind, COUNT(*) AS n FROM admin_notification t JOIN account a ON a.role = 'admin' AND a.id <> t.by_account_id GROUP BY a.id, t.kind`;

/** Compares notifications, which are stored with their cause, with the mails made for them and with what the mail server took. */
export async function mailAccount(stage: Stage, mailbox: Mailbox): Promise<MailAccount> {
  const faults: string[] = [];
  const notices = await stage.rows<{ account_id: string; kind: string; n: number | string }>(TOLD);
  const made = await stage.rows<{ account_id: string; kind: string; n: number | string }>(
    `SELECT account_id, kind, COUNT(*) AS n FROM mail WHERE kind LIKE 'leave.%' GROUP BY account_id, kind`,
  );
  for (const { account_id: account, kind, n } of notices) {
    const mails = Number(
      made.find((one) => one.account_id === account && one.kind === kind)?.n ?? 0,
    );
    if (mails !== Number(n))
      faults.push(`${mails} mails ${kind} for ${n} notifications of ${account}`);
  }
  const taken = new Map<string, number>();
  for (const { headers, envelope } of mailbox.mails) {
    const key = `${/<([^@>]+)@/.exec(headers['message-id']?.[0] ?? '')?.[1]} ${envelope.to[0]}`;
    taken.set(key, (taken.get(key) ?? 0) + 1);
  }
  const rows = await stage.rows<Row>(
    'SELECT m.id, a.email FROM mail m JOIN account a ON a.id = m.account_id',
  );
  for (const { id, email } of rows)
    if (!taken.has(`${id} ${email}`)) faults.push(`mail ${id} was not delivered`);
  if (taken.size !== rows.length)
    faults.push(`${taken.size} different mails were delivered, ${rows.length} were made`);
  return {
    due: rows.length,
    faults,
    again: [...taken.values()].reduce((sum, n) => sum + n - 1, 0),
  };
}
