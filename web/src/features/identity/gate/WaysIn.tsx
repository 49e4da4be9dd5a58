import { LinkButton, RefusedState } from '@/ui';
import { useReturnHere } from './useReturnHere';
import classes from './WaysIn.module.css';

/**
 * What a visitor sees of a page for members: why it is closed, and the ways in. Most who follow a
 * shared link have no account yet.
 */
export function WaysIn({ words }: { words: { title: string; text: string } }) {
  const { signIn, signUp } = useReturnHere();
  return (
    <RefusedState
      {...words}
      action={
        <div className={classes.ways}>
          <LinkButton to={signUp}>Sign Up</LinkButton>
          <LinkButton to={signIn} variant="default">
            Sign In
          </LinkButton>
        </div>
      }
    />
  );
}
