import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rightToLeft from '@mui/stylis-plugin-rtl';
import type { ReactNode } from 'react';

const cache = createCache({ key: 'rtl', stylisPlugins: [rightToLeft] });

/** MUI's styles use left and right, so they must be mirrored; our own use logical properties. */
export function RightToLeft({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
