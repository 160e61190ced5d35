import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { coreFont } from './core-font';
import { browserPackages } from './browser-packages';
import { chunkGroups } from './chunk-groups';
import { precompress } from './precompress';
import project from '../package.json' with { type: 'json' };

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: folder('.'),
  plugins: [react(), coreFont(), precompress(), browserPackages()],
  define: { __VERSION__: JSON.stringify(project.version) },
  // The export of react-admin, which no list has; and a large package of which it uses little.
  resolve: {
    alias: {
      'jsonexport/dist/index.js': folder('./no-export.ts'),
      'query-string': folder('./query-string.ts'),
    },
  },
  build: {
    outDir: folder('../dist/public'),
    emptyOutDir: true,
    // The content security policy forbids fonts in data: URLs.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      // A package may export everything from one file; only its imported parts are loaded.
      experimental: { lazyBarrel: true },
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
