import { CompanyDocument } from '@/generated/documents';

/** The facts of a company: the lists of its page follow. */
export const companyRead = (slug: string) => ({ query: CompanyDocument, variables: { slug } });
