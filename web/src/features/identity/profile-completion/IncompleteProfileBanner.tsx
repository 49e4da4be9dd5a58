import { pagePaths } from '@schema/rules/pages/page-paths';
import { LinkButton } from '@/ui';
import css from '../frame/banner.module.css';

/** For people who are signed in and have not completed their profile. */
export function IncompleteProfileBanner() {
  return (
    <div className={css.banner} data-inset role="status">
      <p>You are signed in. Only your profile is missing.</p>
      <LinkButton to={pagePaths.createProfile} size="xs">
        Complete it
      </LinkButton>
    </div>
  );
}
