import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * What this server metrics of itself, for Prometheus. Whoever has something to measure makes its own counter here, once.
 * A label's values are few and known beforehand: never an address, a name or an id.
 */
export class MetricsRegistry {
  readonly registry = new Registry();

  /** Set by whoever makes backups, in seconds since 1970; without a value until one was made. */
  readonly backups = this.gauge('ems_backup_timestamp_seconds', 'When the last backup ended, by its result (success, failure)', ['result']);

  counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.registry] });
  }

  /** Begins at zero for each, so that the first one is seen as an increase. */
  outcomes<Outcome extends string>(name: string, help: string, outcomes: Outcome[]): (outcome: Outcome) => void {
    const counter = new Counter({ name, help, labelNames: ['outcome'], registers: [this.registry] });
    for (const outcome of outcomes) counter.inc({ outcome }, 0);
    return (outcome) => counter.inc({ outcome });
  }

  /** With `look`, it is set whenever somebody asks. */
  gauge<Label extends string>(name: string, help: string, labelNames: Label[] = [], look?: (gauge: Gauge<Label>) => void): Gauge<Label> {
    return new Gauge({
      name, help, labelNames, registers: [this.registry],
      collect: look && function collect(this: Gauge<Label>) {
        look(this);
      },
    });
  }

  /** Takes seconds, as `buckets` are. */
  histogram<Label extends string>(name: string, help: string, buckets: number[], labelNames: Label[] = []): Histogram<Label> {
    return new Histogram({ name, help, buckets, labelNames, registers: [this.registry] });
  }
}

/** Since a moment of `performance.now()`. */
export function secondsSince(began: number): number {
  return (performance.now() - began) / 1000;
}
