import type { ExperiencePost } from '@schema/rules/posts/posts';
import { fileSize } from '@schema/rules/text/display';
import { AuthorLinks } from '../../content/links/AuthorLinks';
import type { PostValues, UploadedFile } from '../form/post-values';
import classes from './PreviewDialog.module.css';

type Props = { post: ExperiencePost; files: Pick<PostValues, 'materialFiles' | 'resume'> };

const Files = ({ files, label }: { files: readonly UploadedFile[]; label: string }) =>
  files.length > 0 && (
    <ul role="list" aria-label={label} className={classes.files}>
      {files.map(({ id, name, size }) => (
        <li key={id}>
          {name} <span className={classes.size}>{fileSize(size)}</span>
        </li>
      ))}
    </ul>
  );

/**
 * What goes along: files by name, for nobody can open them before they are published, and links.
 */
export function PreviewMaterials({ post, files: { materialFiles, resume } }: Props) {
  const materials = materialFiles.filter(({ id }) => post.materialFileIds.includes(id));
  const cv = resume && post.resumeFileId === resume.id ? [resume] : [];
  return (
    <>
      {(materials.length > 0 || post.materialLinks.length > 0) && (
        <section className={classes.part}>
          <h3 className={classes.heading}>Study Materials</h3>
          <Files files={materials} label="Files" />
          <AuthorLinks links={post.materialLinks} label="Links" />
        </section>
      )}
      {(cv.length > 0 || post.resumeLink) && (
        <section className={classes.part}>
          <h3 className={classes.heading}>Résumé</h3>
          <Files files={cv} label="Résumé" />
          <AuthorLinks
            links={post.resumeLink ? [post.resumeLink] : []}
            label="Link to the résumé"
          />
        </section>
      )}
    </>
  );
}
