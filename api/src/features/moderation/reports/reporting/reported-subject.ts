import {
  isRemovable,
  moderationTexts,
  type ReportableType,
  reportTexts,
} from '../../../../../../schema/rules/moderation/moderation-texts.ts';
import { pagePathOf } from '../../../../../../schema/rules/pages/page-paths.ts';
import type { Viewer, Work } from '../../../../core/context.ts';
import { badUserInput, notFound } from '../../../../core/errors.ts';
import { lockReportableMessage, lockReportableRequest } from '../../../chat/index.ts';
import { shownOnProfile } from '../../../profiles/index.ts';
import { excerptLength, findContent } from '../../content.ts';
import { canReadContent, isBlockedByPerson, listedName } from './readable-content.queries.ts';

/** What is reported, as its case keeps it. */
export interface ReportedSubject {
  aboutId: string;
  excerpt: string;
  /** All that can be read there. */
  words: string;
  link: string;
  /**
   * What tells whether it has changed: what somebody reported in vain they may report again once it
   * has changed.
   */
  comparedBy: string;
}

async function findPerson(work: Work, viewer: Viewer, id: string): Promise<ReportedSubject> {
  const fullName = await listedName(work, id);
  if (fullName === null || (await isBlockedByPerson(work, viewer, id)))
    throw notFound(moderationTexts.notFound);
  const { bio, marks } = await shownOnProfile(work, id);
  const words = [fullName, bio].filter(Boolean).join('\n');
  return {
    aboutId: id,
    excerpt: words.slice(0, excerptLength),
    words,
    link: pagePathOf.profile(id),
    comparedBy: [fullName, marks].join('\n'),
  };
}

/**
 * What a member reports, as far as they may read it.
 * @throws NOT_FOUND for what is not there, hidden or removed, or not for them: a report's excerpt
 * is read by its reporter; BAD_USER_INPUT for what is their own
 */
export async function findReportedSubject(
  work: Work,
  viewer: Viewer,
  { subjectType: type, subjectId: id }: { subjectType: ReportableType; subjectId: string },
): Promise<ReportedSubject> {
  let found: ReportedSubject | null = null;
  if (type === 'profile') found = await findPerson(work, viewer, id);
  else if (type === 'message') {
    const message = await lockReportableMessage(work, viewer, id);
    found = { ...message, comparedBy: message.words };
  } else if (type === 'chatRequest') {
    const request = await lockReportableRequest(work, viewer, id);
    found = { ...request, comparedBy: request.words };
  } else if (isRemovable(type)) {
    const content = await findContent(work, type, id);
    if (content && !content.isRemoved && (await canReadContent(work, viewer, type, id)))
      found = { ...content, comparedBy: content.words, aboutId: content.authorId };
  }
  if (!found) throw notFound(moderationTexts.notFound);
  if (found.aboutId === viewer.id) throw badUserInput(reportTexts.own);
  return found;
}
