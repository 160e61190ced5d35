import { readFileSync, writeFileSync } from 'node:fs';

/** A table in Markdown; every cell is text. */
export function table(headings, rows) {
  const line = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Replaces what stands between the comments `<!-- name -->` and `<!-- end of name -->`; throws when the file has none. */
export function saveBetween(path, name, results) {
  const text = readFileSync(path, 'utf8');
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  if (!text.includes(begin) || !text.includes(end))
    throw new Error(`${path} has no place for the results of ${name}: ${begin} and ${end}.`);
  const [before, after] = [
    text.slice(0, text.indexOf(begin) + begin.length),
    text.slice(text.indexOf(end)),
  ];
  writeFileSync(path, `${before}\n${results}\n${after}`);
}
