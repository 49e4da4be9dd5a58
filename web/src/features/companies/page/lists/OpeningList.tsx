import { companyTexts } from '@schema/rules/companies/companies-texts';
import { pagedList } from '@/core/data/lists/paged-list';
import { JobCards } from '@/features/jobs';
import { useCompanyOpeningsQuery } from '@/generated/hooks';
import { ListPart } from './ListPart';

/** Openings of a company that one can still apply to. */
export function OpeningList({ slug }: { slug: string }) {
  const list = pagedList(
    useCompanyOpeningsQuery({ variables: { slug }, fetchPolicy: 'cache-and-network' }),
    ({ company }) => company.openings,
  );
  return (
    <ListPart id="openings" title={companyTexts.openings} list={list} empty={null}>
      {(jobs) => <JobCards label={companyTexts.openings} jobs={jobs} />}
    </ListPart>
  );
}
