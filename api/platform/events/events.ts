import { Injectable } from '@nestjs/common';

type EventType<Event> = new (...parameters: never[]) => Event;
type Handler<Event> = (event: Event) => Promise<void>;

/**
 * Tells those further up what happened further down. Handlers run one after the other inside the unit of work of
 * whoever emits: their rows are stored with the cause or not at all, and a handler that throws undoes both.
 */
@Injectable()
export class Events {
  private readonly handlers = new Map<unknown, Handler<never>[]>();

  on<Event>(type: EventType<Event>, handler: Handler<Event>): void {
    this.handlers.set(type, [...(this.handlers.get(type) ?? []), handler]);
  }

  async emit(event: object): Promise<void> {
    for (const handler of this.handlers.get(event.constructor) ?? []) await handler(event as never);
  }
}
