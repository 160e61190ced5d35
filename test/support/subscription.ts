import ICAL from 'ical.js';
import type { FeedKind } from '../../api/contract/leave/calendar-feeds.js';
import { Client, type Answer } from './client.js';

export interface SubscribedEvent {
  uid: string;
  sequence: number;
  /** First day, and the day behind the last. */
  days: [string, string];
  summary: string;
}

/** A calendar program: it knows an address, keeps the ETag and replaces what it has with what it reads. */
export class Subscription {
  private etag?: string;
  name = '';
  events: SubscribedEvent[] = [];

  constructor(readonly address: string) {}

  static async to(owner: Client, kind: FeedKind): Promise<Subscription> {
    const { status, body } = await owner.post('/calendar-feed/add', { kind });
    if (status !== 201) throw new Error(`Not made: ${status} ${JSON.stringify(body)}`);
    return new Subscription(new URL(body.url, owner.url).href);
  }

  get token(): string {
    return /\/([\w-]{43})\.ics$/.exec(this.address)?.[1] ?? '';
  }

  /** As a stranger: with the address alone. */
  read(headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
    const { origin, pathname } = new URL(this.address);
    return new Client(origin).send(method, pathname.replace(/^\/api/, ''), undefined, headers);
  }

  /** Returns the status. */
  async refresh(): Promise<number> {
    const { status, headers, body } = await this.read(
      this.etag ? { 'if-none-match': this.etag } : {},
    );
    if (status !== 200) return status;
    this.etag = headers.get('etag') ?? undefined;
    const calendar = new ICAL.Component(ICAL.parse(body as string) as unknown[]);
    this.name = String(calendar.getFirstPropertyValue('x-wr-calname'));
    this.events = calendar.getAllSubcomponents('vevent').map((component) => {
      const { uid, sequence, startDate, endDate, summary } = new ICAL.Event(component);
      return { uid, sequence, days: [startDate.toString(), endDate.toString()], summary };
    });
    return status;
  }

  get summaries(): string[] {
    return this.events.map(({ summary }) => summary);
  }
}
