import { companyTexts } from '@schema/rules/companies/companies-texts';
import { experienceTexts } from '@schema/rules/posts/experiences-texts';
import { type Chosen, setFacets } from '@/core/filters/chosen';
import { FilterBar } from '@/core/filters/FilterBar';
import { NoneFit } from '@/core/filters/NoneFit';
import { useFilterAddress } from '@/core/filters/useFilterAddress';
import {
  declaredExperiences,
  PostCards,
  useExperienceCounts,
  useExperiences,
} from '@/features/posts';
import { EmptyState } from '@/ui';
import { ListPart } from './ListPart';

type Props = { slug: string; experienceCount: number };

/** The filters of experiences without the company, which is that of the page. */
const declared = (() => {
  const { company: _filter, ...filters } = declaredExperiences.filters;
  const { company: _facet, ...facets } = declaredExperiences.facets;
  return { filters, facets, labels: declaredExperiences.labels };
})();
const pageSize = 12;

/** The experiences of a company, those of the last season first, in the filters of the feed. */
export function ExperienceList({ slug, experienceCount }: Props) {
  const { chosen, apply } = useFilterAddress(declared);
  const ofCompany = (set: Chosen): Chosen => ({ ...set, company: [slug] });
  const list = useExperiences('', ofCompany(chosen), 'interviewYear', pageSize);
  const { counts, recount } = useExperienceCounts('', ofCompany(chosen));
  const useDraftCounts = (draft: Chosen) => useExperienceCounts('', ofCompany(draft)).counts;
  const isNarrowed = setFacets(declared, chosen).length > 0;
  return (
    <ListPart
      id="experiences"
      title={companyTexts.experiences}
      list={list}
      head={
        (experienceCount > 1 || isNarrowed) && (
          <FilterBar
            {...{ declared, chosen, counts, recount }}
            useCounts={useDraftCounts}
            onApply={apply}
            found={experienceTexts.found}
          />
        )
      }
      empty={
        isNarrowed ? (
          <NoneFit
            {...{ declared, chosen, counts }}
            onApply={apply}
            title={experienceTexts.noneFit}
          />
        ) : (
          <EmptyState
            drawing="posts"
            title={companyTexts.noExperiences}
            text={companyTexts.noExperiencesText}
          />
        )
      }
    >
      {(posts) => <PostCards label={companyTexts.experiences} posts={posts} />}
    </ListPart>
  );
}
