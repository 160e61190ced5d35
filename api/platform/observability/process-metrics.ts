import { collectDefaultMetrics, Registry } from 'prom-client';

const LAG_RESOLUTION_MS = 20;

const EXCLUDED = [
  'process_cpu_system_seconds_total',
  'process_virtual_memory_bytes',
  'process_heap_bytes',
  'nodejs_version_info',
  'nodejs_active_resources',
  'nodejs_active_resources_total',
  'nodejs_active_handles',
  'nodejs_active_handles_total',
  'nodejs_active_requests',
  'nodejs_active_requests_total',
  'nodejs_heap_space_size_total_bytes',
  'nodejs_heap_space_size_used_bytes',
  'nodejs_heap_space_size_available_bytes',
  'nodejs_eventloop_lag_min_seconds',
  'nodejs_eventloop_lag_mean_seconds',
  'nodejs_eventloop_lag_stddev_seconds',
  'nodejs_eventloop_lag_p90_seconds',
];

let registry: Registry | undefined;

/** Created on the first scrape, because sampling the event loop costs CPU time. */
export function processMetrics(): Registry {
  if (registry) return registry;
  registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_RESOLUTION_MS });
  for (const name of EXCLUDED) registry.removeSingleMetric(name);
  return registry;
}
