import { filterTexts } from '../lists/filter-texts.ts';
import { type ReplyTime, replyTexts } from '../replies/replies-texts.ts';
import { type PeopleFacetName, type PeopleFilterName, peopleFacets } from './people-filters.ts';
import { peopleTexts } from './people-texts.ts';

type Asked = Readonly<Partial<Record<PeopleFilterName, unknown>>>;

const wordsOfFacet = (
  facet: PeopleFacetName,
  asked: Asked,
  companyName: (slug: string) => string,
): string[] => {
  const [first, last]: readonly PeopleFilterName[] = peopleFacets[facet];
  if (first && last) {
    const [from, until] = [asked[first], asked[last]].map((year) =>
      year ? String(year) : undefined,
    );
    return from || until ? [filterTexts.range(from, until)] : [];
  }
  const value = first && asked[first];
  if (value === true) return [peopleTexts.labels[facet]];
  if (facet === 'replies')
    return [value ?? []].flat().map((time) => replyTexts.usually(time as ReplyTime));
  const values = [value ?? []].flat().map(String);
  return facet === 'company' ? values.map(companyName) : values;
};

/** What a search of people asks for, in words: `Infosys · CSE · 2018–2022 · Takes requests`. */
export const peopleSearchWords = (
  asked: Asked,
  companyName: (slug: string) => string = (slug) => slug,
): string =>
  [
    ...[asked.search ?? []].flat().map((name) => `“${String(name)}”`),
    ...(Object.keys(peopleFacets) as PeopleFacetName[]).flatMap((facet) =>
      wordsOfFacet(facet, asked, companyName),
    ),
  ].join(' · ');
