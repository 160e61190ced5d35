// npm run build:api
import { build } from 'rolldown';
import { compilation } from './lib/compilation.mjs';

await build(compilation());
