import { useLocation } from 'react-router-dom';
import { LinkButton, Page, RefusedState } from '@/ui';

/** A visitor's feed: what members read there, and how to become one. */
export function FeedRefused() {
  const { pathname, search } = useLocation();
  const back = encodeURIComponent(pathname + search);
  return (
    <Page title="Feed" titleHidden>
      <RefusedState
        title="Sign in to read the feed"
        text="Interview experiences and people of your college are open to its students and alumni."
        action={
          <>
            <LinkButton to={`/signin?redirect=${back}`}>Sign In</LinkButton>
            <LinkButton to={`/signup?redirect=${back}`} variant="default">
              Sign Up
            </LinkButton>
          </>
        }
      />
    </Page>
  );
}
