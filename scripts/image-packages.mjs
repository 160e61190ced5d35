// node scripts/image-packages.mjs FOLDER: what the container image has of node_modules. Needs dist/ with the lists that the build writes.
import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { top } from './lib/run.mjs';
import { neededPackages } from './lib/server-packages.mjs';
import { shippedPackages } from './lib/shipped-packages.mjs';

const LICENCE = /^(licen[cs]e|copying|notice)/i;
/** Sources and their maps, manuals, editions for browsers, SQLite for other systems, weights that payslips are not set in (decision 0133). */
const LEFT_OUT = [
  /\.(map|[cm]?ts|md)$/,
  /@photostructure\/sqlite\/src$/,
  /@zxcvbn-ts\/[^/]+\/src$/,
  /swagger-ui-dist\/(swagger-ui|swagger-ui-es-bundle.*|swagger-ui-standalone-preset)\.js$/,
  /@expo-google-fonts\/.*(?<!_400Regular|_500Medium|_600SemiBold)\.ttf$/,
];
const PREBUILT = /@photostructure\/sqlite\/prebuilds\/([^/]+)$/;
const system = `${process.platform}-${process.arch}`;

const [target] = process.argv.slice(2);
const needed = new Set(neededPackages(top));
for (const path of needed)
  cpSync(join(top, path), join(target, path), {
    recursive: true,
    filter: (source) => isWanted(relative(join(top, path), source), source),
  });

// The licences of the packages in the bundles.
for (const path of Object.keys(shippedPackages()).filter(
  (name) => !needed.has(name) && existsSync(join(top, name)),
))
  for (const name of readdirSync(join(top, path)).filter(
    (file) => file === 'package.json' || LICENCE.test(file),
  ))
    cpSync(join(top, path, name), join(target, path, name), { recursive: true });

function isWanted(inPackage, path) {
  const [name = ''] = inPackage.split(/[\\/]/).slice(-1);
  // A package below it has an entry of its own, if it is needed.
  if (name === 'node_modules') return false;
  if (LICENCE.test(name)) return true;
  const built = PREBUILT.exec(path)?.[1];
  return (!built || built === system) && !LEFT_OUT.some((pattern) => pattern.test(path));
}
