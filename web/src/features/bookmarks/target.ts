import type { BookmarkFieldsFragment } from '@/generated/documents';
import { bookmarkPreview, degreeLine } from '@schema/rules/display';
import { experienceLabels, profileTexts } from '@schema/rules/posts-texts';

export type Target = {
  href: string;
  name: string;
  about: string;
  preview: string;
  picture: { kind: 'company' | 'person'; src: string | null };
};

/** What a row shows of the thing it leads to; null when it is gone. */
export function targetOf({
  post,
  profile,
}: Pick<BookmarkFieldsFragment, 'post' | 'profile'>): Target | null {
  if (post) {
    const { id, companyName, role, experienceType, interviewYear, oneLiner, logo } = post;
    return {
      href: `/post/${id}`,
      name: companyName,
      about: [role, experienceLabels[experienceType], interviewYear].join(' · '),
      preview: bookmarkPreview(oneLiner),
      picture: { kind: 'company', src: logo ?? null },
    };
  }
  if (!profile) return null;
  const { user, bio } = profile;
  return {
    href: `/profile/${user.id}`,
    name: user.fullName || 'Unknown User',
    about: degreeLine(user),
    preview: bookmarkPreview(bio || profileTexts.noBio),
    picture: { kind: 'person', src: user.profilePic ?? null },
  };
}
