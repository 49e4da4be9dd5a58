/**
 * First screens that the server draws for who opens a page without its code
 * (docs/decisions/first-screen.md): `GET /first-screen/{page}?styles={styleSheetsOf}`, with
 * `&part=` and the second part of the address for those that need it.
 */
export const firstScreenPath = '/first-screen/:page';

/** Stands for the second part of the address, where the page needs it. */
export const addressPart = '%1';

/** What the server reads for a first screen, as the web app would: by the hash of its document. */
export interface FirstScreenRead {
  hash: string;
  /** With `addressPart` where that of the address belongs. */
  variables: Record<string, unknown>;
}

/** What the module that draws says first: the pages that it draws, and what each is drawn of. */
export type DrawnPages = Record<string, FirstScreenRead[]>;

/** What it is asked for then. */
export interface DrawRequest {
  id: number;
  page: string;
  /** The second part of its address; '' where it has none. */
  part: string;
  /** The `data` of each read, in their order. */
  answers: Record<string, unknown>[];
}

/** What it answers: the HTML that stands in the shell; null where drawing it failed. */
export interface DrawAnswer {
  id: number;
  html: string | null;
  /** Why it failed. */
  failure?: string;
}

/**
 * The style sheets that a page is drawn with, as one name: other code has other ones.
 * @param files of the page's code, in the order in which `index.html` names them
 */
export const styleSheetsOf = (files: readonly string[]): string =>
  [...new Set(files.filter((file) => file.endsWith('.css')))].join(',');
