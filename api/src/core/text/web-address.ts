import { pathWith } from '../../../../schema/rules/pages/page-paths.ts';
import type { Config } from '../../config.ts';

/**
 * The address of a page, for whoever is not on the site: in mails and in what is handed on.
 * @param path of `schema/rules/pages/page-paths.ts`
 * @param query what the page reads from its address: a token, an answer
 */
export const webAddress = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string => `${publicUrl}${pathWith(path, query)}`;
