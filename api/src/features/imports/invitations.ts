import { LockMode } from '@mikro-orm/core';
import { invitationMailTexts } from '../../../../schema/rules/imports-mail-texts.ts';
import type { Config } from '../../config.ts';
import { type App, change } from '../../core/context.ts';
import type { Job } from '../../core/jobs.ts';
import { collegeMail, type Mail, oneLine } from '../../core/mail.ts';
import { invitationPace } from '../../limits.ts';
import { stopMailsAddress } from '../notifications/index.ts';
import { ImportEntity, ImportRowEntity } from './import.entity.ts';
import { publishImport } from './import-events.ts';
import { enqueueCollegeMail } from './mails.ts';

export const inviteJob = 'imports.invite';

/**
 * The mail to somebody whose account the college made. The link leads to the page that mails a code
 * for a new password.
 */
const invitation = (
  config: Config,
  {
    email,
    fullName,
    stop,
  }: { email: string; fullName: string; stop: { page: string; call: string } },
): Mail =>
  collegeMail(config, {
    to: { email, fullName },
    subject: invitationMailTexts.subject(config.college.name),
    text: invitationMailTexts.text(
      oneLine(config.college.name),
      `${config.publicUrl}/forgot-password?email=${encodeURIComponent(email)}`,
      stop.page,
    ),
    headers: {
      'List-Unsubscribe': `<${stop.call}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  });

/**
 * Invites some of an import's people; those who follow wait for the pause. Each is marked with the
 * mail: it leaves once.
 */
export const inviteSome = (app: App): Job<{ id: string }> => ({
  name: inviteJob,
  async run({ id }) {
    await change(app, async (work) => {
      const lockMode = LockMode.PESSIMISTIC_WRITE;
      const found = await work.em.findOne(ImportEntity, { id }, { lockMode });
      if (found?.status !== 'done' && found?.status !== 'canceled') return;
      const rows = await work.em.find(
        ImportRowEntity,
        { import: id, state: 'made' },
        { orderBy: { number: 'asc' }, limit: invitationPace.mails },
      );
      for (const row of rows) {
        row.state = 'invited';
        if (!row.user || !row.email) continue;
        const mail = invitation(app.config, {
          email: row.email,
          fullName: row.fullName ?? '',
          stop: stopMailsAddress(app, row.user.id, 'mailCollege'),
        });
        await enqueueCollegeMail(work, 'invitation', { userId: row.user.id, mail });
        found.invited += 1;
      }
      publishImport(work, id);
      if (rows.length === invitationPace.mails)
        await work.enqueue(inviteJob, { id }, { startAfterSeconds: invitationPace.pauseSeconds });
    });
  },
});
