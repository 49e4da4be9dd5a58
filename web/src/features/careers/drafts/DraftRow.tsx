import { pagePaths } from '@schema/rules/pages/page-paths';
import { draftTexts, experienceLabels } from '@schema/rules/posts/posts-texts';
import { Button, CompanyLogo, LinkButton, RelativeTime } from '@/ui';
import type { PostSubject } from '../post-subject';
import classes from './DraftList.module.css';
import type { ListedDraft } from './device-drafts';

type Props = { draft: ListedDraft; onDiscard?: () => void };

/**
 * A draft in the list: its company, when it was saved, and buttons to continue it and, where that
 * can be done, to discard it.
 */
export function DraftRow({
  draft: { companyName, role, logo, experienceType, savedAt, isDeviceOnly },
  onDiscard,
}: Props) {
  const subject: PostSubject = { companyName, role, companyLogo: logo, experienceType };
  return (
    <li className={classes.draft}>
      <CompanyLogo name={companyName} src={logo} size={40} />
      <div className={classes.text}>
        <p className={classes.company}>{companyName}</p>
        <p className={classes.more}>
          {[role, experienceLabels[experienceType]].filter(Boolean).join(' · ')}
        </p>
        <p className={classes.more}>
          Saved <RelativeTime at={savedAt} />
          {isDeviceOnly && (
            <>
              , <strong className={classes.here}>{draftTexts.hereOnly}</strong>
            </>
          )}
        </p>
      </div>
      <div className={classes.buttons}>
        {onDiscard && (
          <Button
            variant="subtle"
            color="danger"
            aria-label={`Discard your draft about ${companyName}`}
            onClick={onDiscard}
          >
            Discard
          </Button>
        )}
        <LinkButton
          to={pagePaths.addPost}
          variant="default"
          aria-label={`Continue your draft about ${companyName}`}
          state={{ subject }}
        >
          Continue
        </LinkButton>
      </div>
    </li>
  );
}
