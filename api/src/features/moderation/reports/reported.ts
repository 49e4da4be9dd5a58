import {
  isRemovable,
  moderationTexts,
  type ReportableType,
  reportTexts,
} from '../../../../../schema/rules/moderation-texts.ts';
import type { Viewer, Work } from '../../../core/context.ts';
import { badUserInput, notFound } from '../../../core/errors.ts';
import { findReportableMessage } from '../../chat/index.ts';
import { User } from '../../identity/index.ts';
import { shownOnProfile } from '../../profiles/index.ts';
import { excerptLength, findContent } from '../content.ts';
import { canReadContent, isBlockedByPerson } from './readable.queries.ts';

/** What is reported, as its case keeps it. */
export interface Reported {
  aboutId: string;
  excerpt: string;
  link: string;
  /** All that stands there: what somebody reported in vain they may report again once it has changed. */
  words: string;
}

async function findPerson(work: Work, viewer: Viewer, id: string): Promise<Reported> {
  const person = await work.em.findOne(User, { id, isProfileComplete: true, isBanned: false });
  if (!person || (await isBlockedByPerson(work, viewer, id))) throw notFound(moderationTexts.gone);
  const { bio, marks } = await shownOnProfile(work, id);
  const excerpt = [person.fullName, bio].filter(Boolean).join('\n').slice(0, excerptLength);
  return {
    aboutId: id,
    excerpt,
    link: `/profile/${id}`,
    words: [person.fullName, marks].join('\n'),
  };
}

/**
 * What a member reports, as far as they may read it.
 * @param isHiddenByReports several people's reports hid it: who had it before their eyes then may report it too
 * @throws NOT_FOUND for what is not there, removed, or not for them; BAD_USER_INPUT for what is their own
 */
export async function findReported(
  work: Work,
  viewer: Viewer,
  { subjectType: type, subjectId: id }: { subjectType: ReportableType; subjectId: string },
  isHiddenByReports: boolean,
): Promise<Reported> {
  let found: Reported | null = null;
  if (type === 'profile') found = await findPerson(work, viewer, id);
  else if (type === 'message') found = await findReportableMessage(work, viewer, id);
  else if (isRemovable(type)) {
    const content = await findContent(work, type, id);
    const isShown = content && (!content.isRemoved || isHiddenByReports);
    if (isShown && (await canReadContent(work, viewer, type, id)))
      found = { ...content, aboutId: content.authorId };
  }
  if (!found) throw notFound(moderationTexts.gone);
  if (found.aboutId === viewer.id) throw badUserInput(reportTexts.own);
  return found;
}
