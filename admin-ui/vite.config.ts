import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { precompress } from './precompress';
import project from '../package.json' with { type: 'json' };

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Nearly every word needs the Latin file; without a preload it is asked for only after script and styles. */
const preloadLatinFont: Plugin = {
  name: 'preload-latin-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const font = Object.keys(bundle).find((file) => /hanken-grotesk-latin-wght-normal.*\.woff2$/.test(file));
      if (!font) throw new Error('The Latin font is not part of the build');
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' };
      return [{ tag: 'link', attrs, injectTo: 'head' }];
    },
  },
};

export default defineConfig({
  root: folder('.'),
  plugins: [react(), preloadLatinFont, precompress()],
  define: { __VERSION__: JSON.stringify(project.version) },
  build: {
    outDir: folder('../dist/public'),
    emptyOutDir: true,
    // The content security policy allows fonts from files only, not from data: addresses.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      output: {
        // What is small and used everywhere comes together: a chunk for each icon and widget would be a request for each.
        advancedChunks: {
          groups: [
            { name: 'icons', test: /node_modules[\\/]lucide-react/ },
            { name: 'widgets', test: /admin-ui[\\/]src[\\/]ui[\\/](?!combobox)/ },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
