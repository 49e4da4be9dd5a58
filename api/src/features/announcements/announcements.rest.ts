import { announcementTexts } from '../../../../schema/rules/announcements/announcements-texts.ts';
import { branchesOf, roles } from '../../../../schema/rules/college/college.ts';
import { type RestRow, restRow } from '../../core/feature.ts';
import { intIfSent, momentIfSent, text, wordIfSent } from '../../core/rest/rest-input.ts';
import { pageOf } from '../../core/rest/rest-pages.ts';
import {
  RestAnnouncements,
  RestCreateAnnouncement,
  RestDeactivateAnnouncement,
} from '../../generated/documents.ts';
import { studiesOf } from '../studies/index.ts';

/** The announcement calls as documented. */
export const announcementRows: RestRow[] = [
  restRow({
    method: 'GET',
    path: '/api/admin/announcements',
    document: RestAnnouncements,
    variables: (call) => ({
      ...pageOf(call),
      // What stands; all of them where that is asked for.
      active: wordIfSent(call.query, 'state', ['active', 'all']) === 'all' ? null : true,
    }),
    lists: (data) => [data.allAnnouncements],
    reply: (data) => ({ announcements: data.allAnnouncements.nodes }),
  }),
  restRow({
    method: 'POST',
    path: '/api/admin/announcements',
    document: RestCreateAnnouncement,
    variables: async ({ body }, app) => ({
      input: {
        message: text(body['message']),
        expiresAt: momentIfSent(body, 'expiresAt', announcementTexts.expiry),
        role: wordIfSent(body, 'role', roles),
        yearOfGraduation: intIfSent(body, 'yearOfGraduation'),
        branch: wordIfSent(body, 'branch', branchesOf(await studiesOf(app))),
      },
    }),
    reply: (data) => ({
      message: announcementTexts.created,
      announcement: data.createAnnouncement,
    }),
  }),
  restRow({
    method: 'POST',
    path: '/api/admin/announcements/{id}/deactivate',
    document: RestDeactivateAnnouncement,
    variables: ({ params }) => ({ id: params['id'] ?? '' }),
    reply: (data) => ({
      message: announcementTexts.ended,
      announcement: data.deactivateAnnouncement,
    }),
  }),
];
