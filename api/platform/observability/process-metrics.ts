import { collectDefaultMetrics, Registry } from 'prom-client';

/** How often the event loop's lag is looked at; each look wakes the process. */
const LAG_RESOLUTION_MS = 20;

/** Nobody asks for these, or another says the same. */
const LEFT_OUT = [
  'process_cpu_system_seconds_total', 'process_virtual_memory_bytes', 'process_heap_bytes', 'nodejs_version_info',
  'nodejs_active_resources', 'nodejs_active_resources_total', 'nodejs_active_handles', 'nodejs_active_handles_total', 'nodejs_active_requests', 'nodejs_active_requests_total',
  'nodejs_heap_space_size_total_bytes', 'nodejs_heap_space_size_used_bytes', 'nodejs_heap_space_size_available_bytes',
  'nodejs_eventloop_lag_min_seconds', 'nodejs_eventloop_lag_mean_seconds', 'nodejs_eventloop_lag_stddev_seconds', 'nodejs_eventloop_lag_p90_seconds',
];

let figures: Registry | undefined;

/** Of the process, whatever runs in it: kept from the first time that somebody asks, since watching has its price. */
export function processMetrics(): Registry {
  if (figures) return figures;
  figures = new Registry();
  collectDefaultMetrics({ register: figures, eventLoopMonitoringPrecision: LAG_RESOLUTION_MS });
  for (const name of LEFT_OUT) figures.removeSingleMetric(name);
  return figures;
}
