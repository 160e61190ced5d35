import { resolve } from 'node:path';
import { readConfiguration, type Configuration } from '../config/configuration.js';
import { problemOf } from '../database/conflicts.js';

/**
 * A program of its own that has one folder for its argument. What it says goes to standard error; 1 for what failed,
 * with a sentence that says why.
 */
export async function runProgram(name: string, work: (folder: string, configuration: Configuration) => Promise<string>): Promise<void> {
  const [folder, ...more] = process.argv.slice(2);
  try {
    if (!folder || folder.startsWith('-') || more.length > 0) throw new Error(`It needs one folder: npm run ${name} -- FOLDER`);
    // npm runs programs at the top of the project, wherever it was called.
    const said = await work(resolve(process.env.INIT_CWD ?? '.', folder), readConfiguration(process.env));
    say(`${said}\n`);
  } catch (error) {
    say(`${(problemOf(error) ?? (error as Error)).message}\n`);
    process.exitCode = 1;
  }
}

export function say(text: string): void {
  process.stderr.write(text);
}
