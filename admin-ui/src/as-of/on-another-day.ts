import { screenChunk } from '../ui/layout/screen-chunk';

/** Loaded when they are shown. */
export const AsOfLine = screenChunk(async () => {
  const { AsOfLine: line, messages } = await import('./another-day');
  return { default: line, messages };
}).Screen;

export const AsOfPanel = screenChunk(async () => {
  const { AsOfPanel: panel, messages } = await import('./another-day');
  return { default: panel, messages };
}).Screen;

export const SinceThen = screenChunk(async () => {
  const { SinceThen: changes, messages } = await import('./another-day');
  return { default: changes, messages };
}).Screen;
