import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rightToLeft from '@mui/stylis-plugin-rtl';
import type { ReactNode } from 'react';

const cache = createCache({ key: 'rtl', stylisPlugins: [rightToLeft] });

/** MUI writes left and right where our own styles write start and end. */
export function RightToLeft({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
