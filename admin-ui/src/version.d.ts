/** From the top package.json, set at build time. */
declare const __VERSION__: string;
