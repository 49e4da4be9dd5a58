import { companySlug } from '@schema/rules/companies/company-slug';
import {
  comparedCompanies,
  comparePath,
  compareTexts,
} from '@schema/rules/companies/compare-texts';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type ReadError, readError } from '@/core/errors';
import type { ComparedCompanyQuery } from '@/generated/documents';
import { useComparedCompanyQuery } from '@/generated/hooks';

export type ComparedCompany = ComparedCompanyQuery['company'];

/** One of both: what was asked for, and what came of it. */
export type Side = {
  slug: string;
  company: ComparedCompany | undefined;
  failure: ReadError | undefined;
  reread: () => void;
};

function useSide(slug: string): Side {
  const { data, error, refetch } = useComparedCompanyQuery({
    variables: { slug },
    skip: slug === '',
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const company = slug === '' ? undefined : data?.company;
  return {
    slug,
    company,
    failure: company || !error ? undefined : readError(error, compareTexts.failed),
    reread: () => void refetch().catch(() => undefined),
  };
}

/** The two companies of the address, `?with=infosys,zoho`. */
export function useCompared() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [first = '', second = ''] = (params.get('with') ?? '')
    .split(',')
    .filter((slug) => slug !== '')
    .slice(0, comparedCompanies);
  return {
    sides: [useSide(first), useSide(second)] as const,
    compare: (names: readonly string[]) =>
      void navigate(comparePath(...names.filter((name) => name.trim() !== '').map(companySlug))),
  };
}
