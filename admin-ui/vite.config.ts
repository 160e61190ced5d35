import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { coreFont } from './core-font';
import { firstNeeded } from './first-needed';
import { precompress } from './precompress';
import project from '../package.json' with { type: 'json' };

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The names that react-router gives its parts for developers' tools keep those in that nobody uses. */
const plainRouter: Plugin = {
  name: 'plain-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist/ },
    handler: (code) => ({ code: code.replace(/^\w+\.displayName = ".*";$/gm, '').replace(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1'), map: null }),
  },
};

export default defineConfig({
  root: folder('.'),
  plugins: [react(), coreFont(), plainRouter, precompress()],
  define: { __VERSION__: JSON.stringify(project.version) },
  build: {
    outDir: folder('../dist/public'),
    emptyOutDir: true,
    // The content security policy allows fonts from files only, not from data: addresses.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      output: {
        codeSplitting: { groups: firstNeeded },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
