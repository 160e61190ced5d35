import stylesheet from './tokens.css?raw';
import type { Mode } from './theme-mode';

/** MUI computes with colours and so needs their values; the stylesheet stays the one place where they stand. */
function declarations(selector: string): Map<string, string> {
  const start = stylesheet.indexOf(`${selector} {`);
  const block = stylesheet.slice(start, stylesheet.indexOf('\n}', start));
  return new Map([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

const light = declarations(':root');
const dark = new Map([...light, ...declarations("[data-theme='dark']")]);

export function token(mode: Mode, name: string): string {
  const value = (mode === 'dark' ? dark : light).get(name);
  if (!value) throw new Error(`tokens.css has no --${name}`);
  return value;
}
