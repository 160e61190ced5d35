import { cpus } from 'node:os';
import { saveBetween, table } from '../../scripts/lib/saved-table.mjs';

const HEADINGS = ['Case', 'Figure', 'p50 ms', 'p95 ms', 'p99 ms', 'CPU ms', 'Required', 'Verdict', 'Note'];

/** Collects what the cases say and prints it as one table, which is Markdown as well. */
export class Report {
  rows = [];
  /** What was measured, by its name. */
  figures = {};
  shortfalls = 0;

  /** @param {string} engine by which its place in a document is called */
  constructor(engine, title) {
    this.engine = engine;
    this.title = title;
  }

  progress(text) {
    console.log(`    ${text}`);
  }

  /** A rate with its times. */
  load(name, { perSecond, p50, p95, p99, cpu }, requirement = {}) {
    this.figures[name] = { perSecond, p50, p95, p99, cpu };
    this.add([name, `${Math.round(perSecond).toLocaleString('en')} req/s`, ...[p50, p95, p99, cpu].map(milliseconds)], requirement);
  }

  /** A figure that has to be met; what could not be measured is not met. */
  requirement(name, figure, requirement) {
    this.add([name, figure, '', '', '', ''], requirement);
  }

  print() {
    const rows = [HEADINGS, HEADINGS.map(() => '---'), ...this.rows];
    const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column].length)));
    const line = (row) => `| ${row.map((cell, column) => (cell === '---' ? '-'.repeat(widths[column]) : cell.padEnd(widths[column]))).join(' | ')} |`;
    console.log(`\n${this.title}\n\n${rows.map(line).join('\n')}`);
  }

  /** Puts the table in its place in a document, with what it was measured on. */
  write(path) {
    const on = `${this.title}. ${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.version}, ${new Date().toISOString().slice(0, 10)}.`;
    saveBetween(path, `bench ${this.engine}`, `\n${on}\n\n${table(HEADINGS, this.rows)}\n`);
  }

  add(cells, { required = '', met, note = '' }) {
    const verdict = required === '' ? '' : met ? 'PASS' : 'FALLS SHORT';
    if (verdict === 'FALLS SHORT') this.shortfalls += 1;
    this.rows.push([...cells, required, verdict, note]);
    console.log(`  ${[cells[0], ...cells.slice(1).filter(Boolean), verdict, note].filter(Boolean).join('  ')}`);
  }
}

function milliseconds(ms) {
  if (Number.isNaN(ms)) return '';
  return ms < 10 ? ms.toFixed(2) : ms.toFixed(1);
}
