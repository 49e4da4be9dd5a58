import { commonTexts } from '@schema/rules/common-texts';
import { jobDefaults, jobLabels, jobViewTexts } from '@schema/rules/jobs/jobs-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { experienceLabels, profileTexts } from '@schema/rules/posts/posts-texts';
import { bookmarkPreview, degreeLine } from '@schema/rules/text/display';
import type { BookmarkFieldsFragment } from '@/generated/documents';

export type Target = {
  href: string;
  name: string;
  about: string;
  preview: string;
  /** Whose picture it is: a person's or a company's, by its name. */
  picture: { kind: 'company' | 'person'; name: string; src: string | null };
};

/** What a row shows of the thing it leads to; null when it is gone. */
export function bookmarkTarget({
  post,
  profile,
  job,
}: Pick<BookmarkFieldsFragment, 'post' | 'profile' | 'job'>): Target | null {
  if (post) {
    const { id, companyName, role, experienceType, interviewYear, oneLiner, logo } = post;
    return {
      href: pagePathOf.post(id),
      name: companyName,
      about: [role, experienceLabels[experienceType], interviewYear].join(' · '),
      preview: bookmarkPreview(oneLiner),
      picture: { kind: 'company', name: companyName, src: logo ?? null },
    };
  }
  if (job) {
    const { id, companyName, role, companyLogoUrl, jobType, jobLocation, isOpen } = job;
    return {
      href: pagePathOf.job(id),
      name: role,
      about: [
        companyName,
        jobLabels.jobType[jobType],
        ...(jobLocation ? [jobLabels.jobLocation[jobLocation]] : []),
        ...(isOpen ? [] : [jobViewTexts.notOpen]),
      ].join(' · '),
      preview: bookmarkPreview(job.jobDescription || (job.ctc ?? jobDefaults.ctc)),
      picture: { kind: 'company', name: companyName, src: companyLogoUrl },
    };
  }
  if (!profile) return null;
  const { user, bio } = profile;
  const name = user.fullName || commonTexts.unknownUser;
  return {
    href: pagePathOf.profile(user.id),
    name,
    about: degreeLine(user),
    preview: bookmarkPreview(bio || profileTexts.noBio),
    picture: { kind: 'person', name, src: user.profilePic ?? null },
  };
}
