/** Words joined by hyphens; what is neither letter nor digit is left out. */
const hyphened = (plain: string): string =>
  plain
    .toLowerCase()
    .replace(/[.'’]/g, '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/**
 * The address of a company's page, of its name in any way that it is written. The server compares
 * names by a slug of its own (`company_slug`), so this one only has to read well.
 */
export const companySlug = (name: string): string =>
  hyphened(name.normalize('NFD').replace(/\p{M}/gu, '')) || name;

/** Letters that are no letter with a mark, as the server writes them. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};
const legalForms =
  /(-(private|pvt|limited|ltd|incorporated|inc|llc|llp|plc|corporation|corp|gmbh))+$/;

/**
 * What the server knows a company by (`company_slug`), of a name in any way that it is written; a
 * test compares the two.
 */
export const companyKey = (name: string): string =>
  hyphened(
    name
      .normalize('NFD')
      // Accents alone: marks of other scripts are part of their letters.
      .replace(/[\u0300-\u036F]/g, '')
      .normalize('NFC')
      .toLowerCase()
      .replace(/[æðđħıłøœßþ]/g, (letter) => plainLetters[letter] ?? letter),
  ).replace(legalForms, '');
