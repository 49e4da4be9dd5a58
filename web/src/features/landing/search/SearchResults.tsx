import { pagePaths } from '@schema/rules/pages/page-paths';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToken } from '@/core/auth';
import DataProvider from '@/core/data/DataProvider';
import { errorText } from '@/core/errors';
import { useSearchPreviewQuery } from '@/generated/hooks';
import { Button, EmptyState, ErrorState, VisuallyHidden } from '@/ui';
import { landingTexts, landingTimes, previewCount } from '../texts.ts';
import { PostFlipCard } from './cards/PostFlipCard.tsx';
import { ProfilePreviewCard } from './cards/ProfilePreviewCard.tsx';
import { ResultList } from './ResultList.tsx';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';
import css from './SearchResults.module.css';

const SignInDialog = lazy(() => import('./SignInDialog.tsx'));

/**
 * The results for a term; results that arrive after the next term was searched for are not shown.
 */
function Results({ term }: { term: string }) {
  const { data, previousData, loading, error, refetch } = useSearchPreviewQuery({
    variables: { search: term, first: previewCount },
    pollInterval: landingTimes.refresh,
  });
  const token = useToken();
  const navigate = useNavigate();
  const [prompt, setPrompt] = useState({ to: '', opened: false });

  /** Visitors are asked to sign in; everyone else goes on. */
  const open = (to: string) => {
    if (token) return void navigate(to);
    setPrompt({ to, opened: true });
  };

  const results = (data ?? (loading ? previousData : undefined))?.searchPreview;
  if (!results && error && !loading) {
    return (
      <ErrorState
        title={errorText(error, landingTexts.searchFailed)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  if (!results) return <ResultsSkeleton />;
  const emptyText = term ? landingTexts.noResults : landingTexts.noTrending;
  const { posts, profiles } = results;
  const empty = posts.length + profiles.length === 0;
  return (
    <div className={css.results} aria-busy={loading} data-stale={loading || undefined}>
      <VisuallyHidden>
        <p role="status">{landingTexts.found(posts.length, profiles.length)}</p>
      </VisuallyHidden>
      {empty ? (
        <EmptyState drawing="search" title={emptyText} />
      ) : (
        <div className={css.lists}>
          <ResultList heading={landingTexts.posts} emptyText={emptyText}>
            {posts.map((post) => (
              <PostFlipCard key={post.id} post={post} onOpen={open} />
            ))}
          </ResultList>
          <ResultList heading={landingTexts.profiles} emptyText={emptyText}>
            {profiles.map((profile) => (
              <ProfilePreviewCard key={profile.id} profile={profile} onOpen={open} />
            ))}
          </ResultList>
        </div>
      )}
      <Button variant="light" size="md" onClick={() => open(pagePaths.feed)}>
        {landingTexts.viewMore}
      </Button>
      {prompt.to && (
        <Suspense fallback={null}>
          <SignInDialog {...prompt} onClose={() => setPrompt({ ...prompt, opened: false })} />
        </Suspense>
      )}
    </div>
  );
}

/** The results, with the data layer that they need. */
export default function SearchResults({ term }: { term: string }) {
  return (
    <DataProvider>
      <Results term={term} />
    </DataProvider>
  );
}
