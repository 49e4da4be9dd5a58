import { pagePaths } from '@schema/rules/pages/page-paths';
import { useToken } from '@/core/auth';
import { Brand } from '@/core/college/Brand';
import { site } from '@/core/site';
import { LinkButton } from '@/ui';
import { type SectionId, sections } from '../texts.ts';
import css from './LandingHeader.module.css';
import { followSectionLink } from './section-links.ts';

/** Brand, links to the sections, and the way in. */
export function LandingHeader({ active }: { active: SectionId | undefined }) {
  const token = useToken();
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <Brand to="/" brief />
        <nav aria-label="On this page" className={css.anchors}>
          {sections.map(({ id, name }) => (
            <a
              key={id}
              href={`#${id}`}
              className={css.anchor}
              // The build draws the header too, and the server says whose it is.
              data-voices={id === 'testimonials' ? site.voices : undefined}
              aria-current={active === id || undefined}
              onClick={(event) => followSectionLink(event, id)}
            >
              {name}
            </a>
          ))}
        </nav>
        <div className={css.account}>
          {token ? (
            <LinkButton to={pagePaths.feed} size="sm">
              Open feed
            </LinkButton>
          ) : (
            <>
              <LinkButton to={pagePaths.signUp} size="sm" className={css.signUp}>
                Sign Up
              </LinkButton>
              <LinkButton to={pagePaths.signIn} size="sm" variant="default" className={css.logIn}>
                Log In
              </LinkButton>
            </>
          )}
        </div>
      </div>
    </header>
  );
}
