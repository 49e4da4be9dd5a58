import { pagePaths } from '@schema/rules/pages/page-paths';
import { settingsTexts } from '@schema/rules/settings/settings-texts';
import { useSignOut } from '@/features/identity';
import { Button } from '@/ui';

/**
 * For who has no password to give: a new sign-in is the only proof. One comes back to the section.
 */
export function SignInAgain({ section }: { section: 'actions' | 'data' | 'password' }) {
  const signOut = useSignOut(
    `${pagePaths.signIn}?redirect=${encodeURIComponent(`${pagePaths.settings}#${section}`)}`,
  );
  return <Button onClick={() => void signOut()}>{settingsTexts.signInAgain}</Button>;
}
