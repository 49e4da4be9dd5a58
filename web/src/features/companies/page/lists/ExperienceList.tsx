import { companyTexts } from '@schema/rules/companies-texts';
import { feedPath } from '@schema/rules/page-paths';
import { experienceTypes } from '@schema/rules/post-words';
import { useSearchParams } from 'react-router-dom';
import { pagedList } from '@/core/data/paged-list';
import { PostCards } from '@/features/posts';
import type { CompanyFactsFieldsFragment } from '@/generated/documents';
import { useCompanyExperiencesQuery } from '@/generated/hooks';
import { Button, EmptyState, LinkButton, SegmentedControl, SelectField } from '@/ui';
import classes from './ExperienceList.module.css';
import { ListPart } from './ListPart';

type Props = { slug: string; roles: CompanyFactsFieldsFragment['roles'] };

const { filters } = companyTexts;
const types = [
  { value: 'all', label: filters.anyType },
  ...experienceTypes.map((value) => ({ value, label: filters.types[value] })),
];

/** What the address asks for: it can be shared, and Back restores it. */
function useAsked() {
  const [params, setParams] = useSearchParams();
  const type = experienceTypes.find((one) => one === params.get('type')) ?? null;
  const set = (name: 'type' | 'role', value: string | null) =>
    setParams(
      (now) => {
        if (value) now.set(name, value);
        else now.delete(name);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  const clear = () =>
    setParams(
      (now) => {
        now.delete('type');
        now.delete('role');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return { type, role: params.get('role'), set, clear };
}

/** The experiences of a company, narrowed to internships or jobs and to a role. */
export function ExperienceList({ slug, roles }: Props) {
  const { type, role, set, clear } = useAsked();
  const list = pagedList(
    useCompanyExperiencesQuery({
      variables: { slug, filter: { type, role } },
      fetchPolicy: 'cache-and-network',
      nextFetchPolicy: 'cache-first',
    }),
    ({ company }) => company.experiences,
  );
  const isNarrowed = type !== null || role !== null;
  return (
    <ListPart
      id="experiences"
      title={companyTexts.experiences}
      list={list}
      head={
        (roles.length > 1 || isNarrowed) && (
          <div className={classes.filters}>
            <SegmentedControl
              label={filters.type}
              value={type ?? 'all'}
              options={types}
              onChange={(value) => set('type', value === 'all' ? null : value)}
            />
            <SelectField
              aria-label={filters.role}
              placeholder={filters.anyRole}
              data={roles.map((one) => one.role)}
              value={role ?? ''}
              onChange={(event) => set('role', event.currentTarget.value || null)}
            />
          </div>
        )
      }
      empty={
        isNarrowed ? (
          <EmptyState
            drawing="posts"
            title={companyTexts.noExperiencesFit}
            action={
              <Button variant="light" onClick={clear}>
                {companyTexts.clear}
              </Button>
            }
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
      {(posts) => (
        <>
          <PostCards label={companyTexts.experiences} posts={posts} />
          {!isNarrowed && list.total !== undefined && list.total > 1 && (
            <p className={classes.all}>
              <LinkButton variant="subtle" to={feedPath({ tab: 'experiencia', company: slug })}>
                {companyTexts.allExperiences(list.total)}
              </LinkButton>
            </p>
          )}
        </>
      )}
    </ListPart>
  );
}
