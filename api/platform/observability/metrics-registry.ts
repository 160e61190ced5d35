import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Label values must be few and known in advance: never a URL, a name or an id. */
export class MetricsRegistry {
  readonly registry = new Registry();

  readonly backups = this.gauge(
    'ems_backup_timestamp_seconds',
    'When the last backup ended, by its result (success, failure)',
    ['result'],
  );

  counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.registry] });
  }

  /** Starts each outcome at 0, so that Prometheus sees the first event as an increase. */
  outcomes<Outcome extends string>(
    name: string,
    help: string,
    outcomes: Outcome[],
  ): (outcome: Outcome) => void {
    const counter = new Counter({
      name,
      help,
      labelNames: ['outcome'],
      registers: [this.registry],
    });
    for (const outcome of outcomes) counter.inc({ outcome }, 0);
    return (outcome) => counter.inc({ outcome });
  }

  gauge<Label extends string>(
    name: string,
    help: string,
    labelNames: Label[] = [],
    update?: (gauge: Gauge<Label>) => void,
  ): Gauge<Label> {
    return new Gauge({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect:
        update &&
        function collect(this: Gauge<Label>) {
          update(this);
        },
    });
  }

  histogram<Label extends string>(
    name: string,
    help: string,
    buckets: number[],
    labelNames: Label[] = [],
  ): Histogram<Label> {
    return new Histogram({ name, help, buckets, labelNames, registers: [this.registry] });
  }
}

export function secondsSince(began: number): number {
  return (performance.now() - began) / 1000;
}
