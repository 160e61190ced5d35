import { importFolder } from './import-folder.js';
import { runProgram } from './program.js';

// npm run import:folder -- FOLDER: what an export wrote, into an empty installation.
await runProgram('import:folder', importFolder);
