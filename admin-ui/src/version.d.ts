/** The version in the root package.json, set at build time. */
declare const __VERSION__: string;
