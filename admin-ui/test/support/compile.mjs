// node compile.mjs <folder>: the screens as modules for Node.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  define: { __VERSION__: JSON.stringify('0.0.0') },
  css: { modules: { generateScopedName: '[local]' } },
  build: {
    ssr: join(root, 'test/support/screens.tsx'),
    outDir: process.argv[2],
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      output: { entryFileNames: 'screens.mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
