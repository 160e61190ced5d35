import { Injectable } from '@nestjs/common';

type EventType<Event> = new (...parameters: never[]) => Event;
type Handler<Event> = (event: Event) => Promise<void>;

/** Handlers run one after the other in the emitter's unit of work; an error in one rolls back everything. */
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
