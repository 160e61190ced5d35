import { createRequire } from 'node:module';

/** Our typeface has no Greek and little Cyrillic. A character that it lacks is set in Noto Sans, if that has it. */
export const FAMILIES = ['hanken', 'noto'] as const;
export type Family = (typeof FAMILIES)[number];

export const WEIGHTS = ['regular', 'medium', 'semibold'] as const;
export type Weight = (typeof WEIGHTS)[number];

export type FontFiles = Record<Family, Record<Weight, string>>;

const files = (family: string, name: string): Record<Weight, string> => ({
  regular: path(family, '400Regular', name),
  medium: path(family, '500Medium', name),
  semibold: path(family, '600SemiBold', name),
});

const path = (family: string, weight: string, name: string) =>
  createRequire(import.meta.url).resolve(
    `@expo-google-fonts/${family}/${weight}/${name}_${weight}.ttf`,
  );

/** In the packages, of which only these files are in the container image. */
export const fontFiles = (): FontFiles => ({
  hanken: files('hanken-grotesk', 'HankenGrotesk'),
  noto: files('noto-sans', 'NotoSans'),
});
