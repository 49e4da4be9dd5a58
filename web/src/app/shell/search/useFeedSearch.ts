import { pagePaths } from '@schema/rules/pages/page-paths';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/**
 * The query of the feed's address when it is searched for a term; an empty term ends the search.
 * @param current the query of the feed that is open: its tab and order stay. Null on other pages,
 *   from where the search leads to the overview: one term may match people and companies.
 */
export function feedQuery(current: URLSearchParams | null, term: string): string {
  const query = new URLSearchParams(current ?? undefined);
  if (term) query.set('search', term);
  else query.delete('search');
  return query.toString();
}

/**
 * The term that the feed on screen is searched for ('' on other pages), and the way to search for
 * another one.
 */
export function useFeedSearch(): { term: string; search: (term: string) => void } {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const current = pathname === pagePaths.feed ? params : null;
  const term = current?.get('search') ?? '';
  const search = (next: string) =>
    void navigate(
      { pathname: pagePaths.feed, search: feedQuery(current, next) },
      // Searching for the same term again adds no step for Back.
      { replace: current !== null && next === term },
    );
  return { term, search };
}
