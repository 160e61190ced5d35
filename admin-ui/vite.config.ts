import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { coreFont } from './core-font';
import { browserPackages } from './browser-packages';
import { chunkGroups } from './chunk-groups';
import { ownIcons } from './own-icons';
import { precompress } from './precompress';
import project from '../package.json' with { type: 'json' };

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** react-router's displayName assignments keep unused components in the bundle, so they are removed. */
const treeShakeRouter: Plugin = {
  name: 'plain-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist/ },
    handler: (code) => ({ code: code.replace(/^\w+\.displayName = ".*";$/gm, '').replace(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1'), map: null }),
  },
};

export default defineConfig({
  root: folder('.'),
  plugins: [react(), ownIcons(folder('src')), coreFont(), treeShakeRouter, precompress(), browserPackages()],
  define: { __VERSION__: JSON.stringify(project.version) },
  build: {
    outDir: folder('../dist/public'),
    emptyOutDir: true,
    // The content security policy forbids fonts in data: URLs.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
