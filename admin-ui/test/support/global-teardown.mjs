import { rmSync } from 'node:fs';

export default () => rmSync(process.env.SCREENS_FOLDER, { recursive: true, force: true });
