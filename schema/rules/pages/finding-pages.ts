import { framed } from './page-entry.ts';

const member = { who: 'members' } as const;

/** Where members look for people, companies and what these ask. */
export const findingPages = framed('shell', {
  people: { path: '/people', file: 'directory/PeoplePage', title: 'People', ...member },
  paths: { path: '/paths', file: 'directory/PathsPage', title: 'Paths', ...member },
  companies: { path: '/companies', file: 'companies/CompaniesPage', title: 'Companies', ...member },
  compareCompanies: {
    path: '/companies/compare',
    file: 'companies/ComparePage',
    title: 'Compare Companies',
    ...member,
  },
  questionBank: {
    path: '/questions',
    file: 'companies/QuestionBankPage',
    title: 'Question Bank',
    ...member,
  },
  company: { path: '/company/:slug', file: 'companies/CompanyPage', ...member },
});
