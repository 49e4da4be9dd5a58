import { useReturnHere } from '@/features/identity';
import { LinkButton, Page, RefusedState } from '@/ui';

/** A visitor's feed: what members read there, and how to become one. */
export function FeedRefused() {
  const { signIn, signUp } = useReturnHere();
  return (
    <Page title="Feed" titleHidden>
      <RefusedState
        title="Sign in to read the feed"
        text="Interview experiences and people of your college are open to its students and alumni."
        action={
          <>
            <LinkButton to={signIn}>Sign In</LinkButton>
            <LinkButton to={signUp} variant="default">
              Sign Up
            </LinkButton>
          </>
        }
      />
    </Page>
  );
}
