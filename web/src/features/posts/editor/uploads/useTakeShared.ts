import { shareTexts } from '@schema/rules/device/share-texts';
import { postLimits } from '@schema/rules/posts/posts';
import { filesFor, joined, useHandedOver } from '@/core/share/handed-over';
import { notify } from '@/ui';
import type { PostForm } from '../form/post-form';
import { chooseMaterials } from './choose-materials';
import type { UploadQueue } from './upload-queue';

/**
 * Takes what another app shared into the form of a new post: its link and documents to the study
 * materials, its words to the final notes. Of the two templates a story alone asks for these.
 */
export function useTakeShared(form: PostForm, uploads: UploadQueue, isNew: boolean): void {
  useHandedOver(isNew ? 'post' : null, (shared) => {
    form.setFieldValue('postType', 'story');
    const { materialLinks, materialFiles, finalNotes } = form.values;
    const links = materialLinks.filter((one) => one.trim());
    const { link, words } = shared;
    const hasRoom = links.length < postLimits.links;
    if (link && hasRoom && !links.includes(link))
      form.setFieldValue('materialLinks', [...links, link]);
    const notes = joined(finalNotes, words, hasRoom ? null : link);
    if (notes !== finalNotes) form.setFieldValue('finalNotes', notes);
    const { good, refused } = chooseMaterials(
      filesFor('post', shared),
      materialFiles.length,
      uploads,
    );
    uploads.add(good, 'material');
    for (const text of refused) notify.error(text);
    notify.success(shareTexts.post.taken);
  });
}
