import { announcementTexts } from '../../../../schema/rules/announcements-texts.ts';
import { badUserInput } from '../../core/errors.ts';
import { type RestRow, restRow } from '../../core/feature.ts';
import { intOrNull, text, textOrNull } from '../../core/rest-input.ts';
import { pageOf } from '../../core/rest-pages.ts';
import {
  RestAnnouncements,
  RestCreateAnnouncement,
  RestDeactivateAnnouncement,
} from '../../generated/documents.ts';

/** A moment as sent; null without one. @throws BAD_USER_INPUT for what is none */
function momentOrNull(value: unknown): string | null {
  const sent = textOrNull(value);
  if (sent === null) return null;
  const at = new Date(sent);
  if (Number.isNaN(at.getTime()))
    throw badUserInput(announcementTexts.expiry, { expiresAt: announcementTexts.expiry });
  return at.toISOString();
}

const roleOrNull = (value: unknown): 'mentee' | 'alumni' | null =>
  value === 'mentee' || value === 'alumni' ? value : null;

/** The announcement calls as documented. */
export const announcementRows: RestRow[] = [
  restRow({
    method: 'GET',
    path: '/api/admin/announcements',
    document: RestAnnouncements,
    variables: pageOf,
    lists: (d) => [d.allAnnouncements],
    reply: (d) => ({ announcements: d.allAnnouncements.nodes }),
  }),
  restRow({
    method: 'POST',
    path: '/api/admin/announcements',
    document: RestCreateAnnouncement,
    variables: ({ body }) => ({
      input: {
        message: text(body['message']),
        expiresAt: momentOrNull(body['expiresAt']),
        role: roleOrNull(body['role']),
        yearOfGraduation: intOrNull(body['yearOfGraduation']),
        branch: textOrNull(body['branch']),
      },
    }),
    reply: (d) => ({ message: announcementTexts.created, announcement: d.createAnnouncement }),
  }),
  restRow({
    method: 'POST',
    path: '/api/admin/announcements/{id}/deactivate',
    document: RestDeactivateAnnouncement,
    variables: ({ params }) => ({ id: params['id'] ?? '' }),
    reply: (d) => ({ message: announcementTexts.ended, announcement: d.deactivateAnnouncement }),
  }),
];
