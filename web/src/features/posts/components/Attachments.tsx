import type { PostFieldsFragment } from '@/generated/documents';
import { AttachmentList } from './AttachmentList';
import { Part } from './Part';
import { TypedLinks } from './TypedLinks';

type Props = {
  post: Pick<PostFieldsFragment, 'id' | 'materialFiles' | 'materialLinks' | 'resume' | 'resumeLink'>;
  /** Among other parts of a section it needs a title of its own. */
  titled?: boolean;
};

/** What the author learnt from, and the résumé that got in. */
export function Attachments({ post: { id, materialFiles, materialLinks, resume, resumeLink }, titled = false }: Props) {
  const hasMaterials = materialFiles.length > 0 || materialLinks.length > 0;
  const hasResume = resume || resumeLink;
  return (
    <>
      {hasMaterials && (
        <Part {...(titled && { title: 'Study materials' })}>
          <AttachmentList postId={id} files={materialFiles} label="Files to study from" />
          <TypedLinks links={materialLinks} label="Links to study from" />
        </Part>
      )}
      {hasResume && (
        <Part title="Résumé">
          {resume ? <AttachmentList postId={id} files={[resume]} label="Résumé" /> : <TypedLinks links={resumeLink ? [resumeLink] : []} label="Résumé" />}
        </Part>
      )}
    </>
  );
}
