declare module 'subset-font' {
  /** What is kept of a font besides the characters of a text. */
  interface Kept {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    /** OpenType features, by their tags. */
    keepFeatures?: readonly string[];
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
  }
  /** @returns the part of a font that a text is written with */
  export default function subsetFont(font: Buffer, text: string, kept: Kept): Promise<Buffer>;
}
