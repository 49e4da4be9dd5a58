import { companyLogosPath } from '@schema/rules/companies/company-logos';
import { askForLogosBy, showCompanyLogos } from '@/ui';
import { fieldsOf } from './is-record.ts';

/**
 * Reads which companies have a logo, and shows them on all tiles. Without an answer initials stand
 * there, and the next tile asks again.
 * @param cache `reload` where they have just been changed here; else what this browser knows is
 * shown at once, and what is new with the next page
 */
export async function readCompanyLogos(cache: 'default' | 'reload' = 'default'): Promise<void> {
  try {
    const answer = await fetch(companyLogosPath, { cache });
    if (!answer.ok) throw new Error(answer.statusText);
    const files = Object.entries(fieldsOf(await answer.json()));
    showCompanyLogos(
      new Map(files.filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
    );
  } catch {
    askWithTheFirstTile();
  }
}

/** The first tile of a company that is shown asks for the logos of all. */
export const askWithTheFirstTile = (): void => askForLogosBy(() => void readCompanyLogos());
