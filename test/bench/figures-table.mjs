import { cpus } from 'node:os';
import { saveBetween, table } from '../../scripts/lib/saved-table.mjs';

/** At most for a page in a company of the size that we design for, and in a larger one. */
const PAGE_MS = [
  [10_000, 100],
  [Infinity, 1_000],
];
/** At most for what the badge and the bell ask for again and again, in a company of the size that we design for. */
const [BADGE_SIZE, BADGE_MS] = [10_000, 10];
const LEAVE_PER_SECOND = 200;

/** The figures of one engine: a line for each case and a column for each size. */
export class FiguresTable {
  lines = new Map();
  sizes = [];
  short = [];

  constructor(engine, title) {
    this.engine = engine;
    this.title = title;
  }

  /** Where the next figures belong. */
  column(size) {
    this.sizes.push(size);
    console.log(`\n${this.title}, ${size.toLocaleString('en')} people`);
  }

  page(name, { ms, page, most: own }) {
    const [size, usual] = PAGE_MS.find(([of]) => this.sizes.at(-1) <= of);
    const most = size === Infinity ? usual : (own ?? usual);
    this.add(
      `${name}${page ? ': slowest page' : ''}`,
      `${rounded(ms)} ms${page ? ` (${page})` : ''}`,
      ms <= most,
    );
  }

  badge(name, ms) {
    this.add(
      `${name}: median`,
      `${rounded(ms)} ms`,
      this.sizes.at(-1) > BADGE_SIZE || ms <= BADGE_MS,
    );
  }

  rate(name, { perSecond, share }) {
    const enough =
      this.engine !== 'sqlite' ||
      !name.startsWith('New leave request') ||
      perSecond >= LEAVE_PER_SECOND;
    this.add(
      name,
      `${Math.round(perSecond).toLocaleString('en')} req/s, ${Math.round(share * 100)} %`,
      enough,
    );
  }

  seconds(name, ms) {
    this.add(name, `${rounded(ms / 1_000)} s`);
  }

  megabytes(name, bytes) {
    this.add(
      name,
      Number.isNaN(bytes) ? 'not told by this system' : `${Math.round(bytes / 1024 ** 2)} MB`,
    );
  }

  add(name, figure, met = true) {
    const line = this.lines.get(name) ?? this.lines.set(name, []).get(name);
    line[this.sizes.length - 1] = figure;
    if (!met)
      this.short.push(
        `${this.title}, ${this.sizes.at(-1).toLocaleString('en')} people: ${name}: ${figure}`,
      );
    console.log(`  ${name}: ${figure}${met ? '' : ' (falls short)'}`);
  }

  /** Puts the table in its place in a document, with the machine that it was measured on. */
  write(path) {
    const on = `${this.title}. ${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.version}, ${new Date().toISOString().slice(0, 10)}.`;
    saveBetween(path, `bench ${this.engine}`, `\n${on}\n\n${this.markdown()}\n`);
  }

  markdown() {
    const headings = ['', ...this.sizes.map((size) => `${size.toLocaleString('en')} people`)];
    return table(
      headings,
      [...this.lines].map(([name, figures]) => [name, ...figures]),
    );
  }
}

function rounded(figure) {
  return figure < 10 ? figure.toPrecision(2) : Math.round(figure).toLocaleString('en');
}
