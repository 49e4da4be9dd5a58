import { postTexts } from '@schema/rules/posts/posts-texts';
import { IconLock } from '@tabler/icons-react';
import type { PostFieldsFragment } from '@/generated/documents';
import { AuthorLinks } from '../links/AuthorLinks';
import { Part } from '../Part';
import { AttachmentList } from './AttachmentList';
import classes from './Attachments.module.css';

type Props = {
  post: Pick<
    PostFieldsFragment,
    'id' | 'attachmentsCount' | 'materialFiles' | 'materialLinks' | 'resume' | 'resumeLink'
  >;
  /** Among other parts of a section it needs a title of its own. */
  titled?: boolean;
};

/**
 * What the author learnt from, and the résumé that got in. Members of another college learn that
 * there are files, and why they have none.
 */
export function Attachments({
  post: { id, attachmentsCount, materialFiles, materialLinks, resume, resumeLink },
  titled = false,
}: Props) {
  const hasMaterials = materialFiles.length > 0 || materialLinks.length > 0;
  const hasResume = resume || resumeLink;
  const isRefused = attachmentsCount > 0 && materialFiles.length === 0 && !resume;
  return (
    <>
      {isRefused && (
        <Part title="Attachments">
          <p className={classes.refused}>
            <IconLock size={20} aria-hidden /> {postTexts.mediaForbidden}
          </p>
        </Part>
      )}
      {hasMaterials && (
        <Part {...(titled && { title: 'Study materials' })}>
          <AttachmentList postId={id} files={materialFiles} label="Files to study from" />
          <AuthorLinks links={materialLinks} label="Links to study from" />
        </Part>
      )}
      {hasResume && (
        <Part title="Résumé">
          {resume ? (
            <AttachmentList postId={id} files={[resume]} label="Résumé" />
          ) : (
            <AuthorLinks links={resumeLink ? [resumeLink] : []} label="Résumé" />
          )}
        </Part>
      )}
    </>
  );
}
