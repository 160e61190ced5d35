import type { PrefetchedScreen } from '../shell/use-prefetch';
import { screenChunk } from '../ui/screen-chunk';

/** Every screen of the employee's area in a chunk of its own, by its address under /employee-dashboard. */
export const PORTAL_SCREENS = [
  { path: '', next: ['leaves/:id', 'add-leave'], ...screenChunk(() => import('./welcome')) },
  { path: 'profile/:id', ...screenChunk(() => import('./my-profile')) },
  { path: 'leaves/:id', next: ['add-leave'], ...screenChunk(() => import('./my-leaves')) },
  { path: 'add-leave', ...screenChunk(() => import('./request-leave')) },
  { path: 'salary/:id', next: ['salary/:id/statement/:record'], ...screenChunk(() => import('./my-salary')) },
  { path: 'salary/:id/statement/:record', ...screenChunk(() => import('./salary-statement')) },
  { path: 'setting', ...screenChunk(() => import('../settings/setting')) },
] satisfies PrefetchedScreen[];
