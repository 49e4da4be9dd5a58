import { companyTexts } from '@schema/rules/companies/companies-texts';
import { pagePathOf, pagePaths } from '@schema/rules/pages/page-paths';
import { Navigate, useParams } from 'react-router-dom';
import { useArrivalPolicy } from '@/core/data/reads/useArrivalPolicy';
import { readError } from '@/core/errors';
import { ItemRefused } from '@/core/items/ItemRefused';
import { RequireMember } from '@/features/identity';
import { useCompanyQuery } from '@/generated/hooks';
import { LinkButton, PageSkeleton, useInSlices } from '@/ui';
import { CompanyView } from '../page/CompanyView';
import { companyRead } from '../page/company-read';

function Company({ slug }: { slug: string }) {
  const { data, error, refetch } = useCompanyQuery({
    variables: companyRead(slug).variables,
    fetchPolicy: useArrivalPolicy(),
    nextFetchPolicy: 'cache-first',
  });
  const company = useInSlices(data?.company);
  if (!company)
    return error ? (
      <ItemRefused
        title={companyTexts.page}
        refusal={readError(error, companyTexts.companyFailed)}
        gone={{ title: companyTexts.notFound, text: companyTexts.notFoundText }}
        away={<LinkButton to={pagePaths.companies}>{companyTexts.all}</LinkButton>}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <PageSkeleton aside />
    );
  // Written in another way, it leads on to its one address.
  if (company.slug !== slug) return <Navigate to={pagePathOf.company(company.slug)} replace />;
  return <CompanyView company={company} />;
}

/** Its facts: the lists of the page follow. */
export const firstRead = ({ slug = '' }) => companyRead(slug);

/** `/company/{slug}`: what a company asks, what it took, and whom one can ask. */
export default function CompanyPage() {
  const { slug = '' } = useParams();
  return (
    <RequireMember why={companyTexts.members}>
      <Company key={slug} slug={slug} />
    </RequireMember>
  );
}
