import { pagePaths } from '@schema/rules/pages/page-paths';
import { Outlet } from 'react-router-dom';
import { useToken } from '@/core/auth';
import { Brand } from '@/core/college/Brand';
import { LinkButton } from '@/ui';
import css from './Header.module.css';
import Shell from './Shell.tsx';

/**
 * The layout of pages for everybody: the shell for people who are signed in, for visitors the brand
 * and a link to sign in.
 */
export default function PublicShell() {
  const token = useToken();
  if (token) return <Shell />;
  return (
    <>
      <header className={css.header}>
        <div className={css.bar}>
          <div className={css.start}>
            <Brand to="/" />
          </div>
          <div className={css.end}>
            <LinkButton to={pagePaths.signIn} size="sm">
              Sign In
            </LinkButton>
          </div>
        </div>
      </header>
      <Outlet />
    </>
  );
}
