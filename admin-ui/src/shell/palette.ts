import type { PaletteOptions } from '@mui/material/styles';
import type { Mode } from './theme-mode';
import { token } from './tokens';

interface Surfaces {
  raised: string;
  well: string;
  /** Borders of fields and checkboxes. */
  control: string;
  /** Borders of secondary buttons. */
  ruleStrong: string;
  tints: { accent: string; wait: string; no: string; info: string };
  /** For charts only. */
  series: string[];
}

declare module '@mui/material/styles' {
  interface Palette extends Surfaces {}
  interface PaletteOptions extends Surfaces {}
}

export function palette(mode: Mode): PaletteOptions {
  const of = (name: string) => token(mode, name);
  const ink = (main: string) => ({ main: of(main), contrastText: of('sheet') });
  const accent = { main: of('accent'), dark: of('accent-hover'), contrastText: of('on-accent') };
  return {
    mode,
    background: { default: of('desk'), paper: of('sheet') },
    text: { primary: of('ink'), secondary: of('ink-2'), disabled: of('ink-3') },
    divider: of('rule'),
    primary: accent,
    secondary: accent,
    success: ink('ok'),
    warning: ink('wait'),
    error: ink('no'),
    info: ink('info'),
    action: { hover: of('hover'), selected: of('selected'), focus: of('accent-tint') },
    raised: of('raised'),
    well: of('well'),
    control: of('control'),
    ruleStrong: of('rule-strong'),
    tints: { accent: of('accent-tint'), wait: of('wait-tint'), no: of('no-tint'), info: of('info-tint') },
    series: ['1', '2', '3', '4'].map((number) => of(`series-${number}`)),
  };
}
