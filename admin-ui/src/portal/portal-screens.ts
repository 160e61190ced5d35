import { screenChunk } from '../ui/screen-chunk';

/** Every screen of the employee's area in a chunk of its own, by its address under /employee-dashboard. */
export const PORTAL_SCREENS = [
  { path: '', ...screenChunk(() => import('./welcome')) },
  { path: 'profile/:id', ...screenChunk(() => import('./my-profile')) },
  { path: 'leaves/:id', ...screenChunk(() => import('./my-leaves')) },
  { path: 'add-leave', ...screenChunk(() => import('./request-leave')) },
  { path: 'salary/:id', ...screenChunk(() => import('./my-salary')) },
  { path: 'salary/:id/statement/:record', ...screenChunk(() => import('./salary-statement')) },
  { path: 'setting', ...screenChunk(() => import('../settings/setting')) },
];
