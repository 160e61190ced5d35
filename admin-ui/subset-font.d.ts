declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    variationAxes: Record<string, { min: number; max: number }>;
    keepFeatures: string[];
  }
  export default function subset(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
