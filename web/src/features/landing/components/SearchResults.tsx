import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import DataProvider from '@/core/DataProvider';
import { useToken } from '@/core/auth';
import { errorText } from '@/core/errors';
import { useSearchPreviewQuery } from '@/generated/hooks';
import { Button, EmptyState, ErrorState } from '@/ui';
import { landingTexts, landingTimes, previewCount } from '../texts.ts';
import { PostFlipCard } from './PostFlipCard.tsx';
import { ProfilePreviewCard } from './ProfilePreviewCard.tsx';
import { ResultList } from './ResultList.tsx';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';
import css from './SearchResults.module.css';

const SignInModal = lazy(() => import('./SignInModal.tsx'));

/** The answer to one term; an answer that comes after the next term was asked is never shown. */
export function Results({ term }: { term: string }) {
  const {
    data: fresh,
    previousData,
    loading,
    error,
    refetch,
  } = useSearchPreviewQuery({
    variables: { search: term, first: previewCount },
    pollInterval: landingTimes.refresh,
  });
  const token = useToken();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [everAsked, setEverAsked] = useState(false);

  /** Visitors are asked to sign in; everyone else goes on. */
  const open = (to: string) => {
    if (token) return void navigate(to);
    setAsking(true);
    setEverAsked(true);
  };

  const found = (fresh ?? (loading ? previousData : undefined))?.searchPreview;
  if (!found && error && !loading) {
    return (
      <ErrorState
        title={errorText(error, landingTexts.searchFailed)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  if (!found) return <ResultsSkeleton />;
  const nothing = term ? landingTexts.noResults : landingTexts.noTrending;
  const empty = found.posts.length + found.profiles.length === 0;
  return (
    <div className={css.results} aria-busy={loading} data-stale={loading || undefined}>
      {empty ? (
        <EmptyState drawing="search" title={nothing} />
      ) : (
        <div className={css.lists}>
          <ResultList heading={landingTexts.posts} nothing={nothing}>
            {found.posts.map((post) => (
              <PostFlipCard key={post.id} post={post} onOpen={open} />
            ))}
          </ResultList>
          <ResultList heading={landingTexts.profiles} nothing={nothing}>
            {found.profiles.map((profile) => (
              <ProfilePreviewCard key={profile.id} profile={profile} onOpen={open} />
            ))}
          </ResultList>
        </div>
      )}
      <Button variant="light" size="md" onClick={() => open('/feed')}>
        {landingTexts.viewMore}
      </Button>
      {everAsked && (
        <Suspense fallback={null}>
          <SignInModal opened={asking} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  );
}

export default function SearchResults({ term }: { term: string }) {
  return (
    <DataProvider>
      <Results term={term} />
    </DataProvider>
  );
}
