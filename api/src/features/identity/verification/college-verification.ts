import { verificationDocument } from '../../../../../schema/rules/files/files.ts';
import * as rules from '../../../../../schema/rules/identity/identity.ts';
import {
  identityMessages,
  identityRefusals,
} from '../../../../../schema/rules/identity/identity-texts.ts';
import { pagePaths } from '../../../../../schema/rules/pages/page-paths.ts';
import { requireViewer } from '../../../core/access.ts';
import { collegeEmailDomain } from '../../../core/college/college-name.ts';
import { type Context, change, type Viewer } from '../../../core/context.ts';
import { conflict, invalidField, unauthenticated, validate } from '../../../core/errors.ts';
import type { Upload } from '../../../core/files/process-upload.ts';
import { storeFile } from '../../files/index.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { publishAdminTask } from '../accounts/admin-tasks.ts';
import { verifyWithoutDocument } from '../accounts/verify-account.ts';
import { identitySql } from '../identity.sql.ts';
import type { InstituteCode, SessionAnswer } from '../identity.types.ts';
import { publishAccountChange, renewedToken } from '../sessions/sessions.ts';
import { requestCode, tryCode } from '../signing-up/codes.ts';
import { User } from '../user.entity.ts';
import { VerificationRequestEntity } from '../verification.entity.ts';

export type DocumentType = VerificationRequestEntity['documentType'];

/** The address without a `+tag`: one mailbox verifies one account, however it is written. */
function instituteAddress(ctx: Context, email: string): string {
  const emailDomain = collegeEmailDomain(ctx.app.config);
  const address = validate(rules.email, email, 'email');
  if (!emailDomain) throw invalidField('email', identityRefusals.noInstituteEmail);
  const [local = '', domain = ''] = address.split('@');
  const text = identityRefusals.instituteEmail(emailDomain);
  // Letters that only look like others would be another account's mailbox.
  const mailbox = /^[a-z0-9._%+-]+$/.test(local) ? local.replace(/\+.*$/, '') : '';
  if (domain !== emailDomain || !mailbox) throw invalidField('email', text);
  return `${mailbox}@${domain}`;
}

const afterVerification = (viewer: Viewer): string =>
  viewer.role === 'alumni' ? pagePaths.careerPath : pagePaths.feed;

/**
 * Mails a code to the institute address.
 * @throws BAD_USER_INPUT for an address of another domain, CONFLICT for verified accounts,
 * RATE_LIMITED
 */
export async function sendInstituteCode(ctx: Context, email: string): Promise<InstituteCode> {
  const viewer = requireViewer(ctx);
  if (viewer.isVerified) throw conflict(identityRefusals.collegeVerified);
  const otp = await requestCode(ctx, 'institute', instituteAddress(ctx, email), {
    userId: viewer.id,
  });
  return { otp, message: identityMessages.instituteCodeSent };
}

/**
 * Verifies the account with the code that the institute address got.
 * @throws BAD_USER_INPUT 'Invalid OTP'; CONFLICT when the address has verified another account
 */
export async function verifyInstituteCode(
  ctx: Context,
  email: string,
  otp: string,
): Promise<SessionAnswer> {
  const viewer = requireViewer(ctx);
  const address = instituteAddress(ctx, email);
  const code = await tryCode(ctx.app, 'institute', address, validate(rules.code, otp, 'otp'), {
    userId: viewer.id,
  });
  await change(ctx.app, async (work) => {
    await code.spend(work);
    // One address verifies one account: those who come with the same one follow one another.
    await work.advisoryLock('institute', address);
    const other = await work.em.findOne(User, { instituteEmail: address, id: { $ne: viewer.id } });
    if (other) throw conflict(identityRefusals.instituteEmailUsed);
    const account = await lockAccount(work, viewer.id);
    if (!account) throw unauthenticated();
    account.instituteEmail = address;
    await verifyWithoutDocument(work, account, 'institute', ctx.app.clock.now());
  });
  return {
    token: renewedToken(ctx, viewer),
    redirectTo: afterVerification(viewer),
    message: identityMessages.collegeVerified,
  };
}

const pendingRequest = identitySql.statement(
  'pendingVerification',
  { userId: 'uuid' },
  (db, { userId }) =>
    db
      .selectFrom('verification_requests')
      .where('user_id', '=', userId)
      .where('status', '=', 'pending')
      .select('id'),
);

/** @throws CONFLICT while a document of the account waits for an admin */
const assertNonePending = (rows: readonly unknown[]): void => {
  if (rows.length > 0) throw conflict(verificationDocument.texts.one);
};

/**
 * Stores one document for an admin to look at.
 * @throws BAD_USER_INPUT without a document, CONFLICT while one is pending and for verified
 * accounts, TOO_LARGE, UNSUPPORTED_TYPE, RATE_LIMITED
 */
export async function uploadVerificationDocument(
  ctx: Context,
  upload: Upload | undefined,
  documentType: DocumentType,
): Promise<SessionAnswer> {
  const viewer = requireViewer(ctx);
  const { app } = ctx;
  const { texts } = verificationDocument;
  if (!upload) throw invalidField('document', texts.missing);
  if (viewer.isVerified) throw conflict(identityRefusals.collegeVerified);
  await app.limits.consume('uploads', viewer.id);
  // Asked again below, on the locked account; here it spares the work on a file that can't be
  // taken.
  assertNonePending(await app.db.query(pendingRequest, { userId: viewer.id }));
  const of = { ownerId: viewer.id, purpose: 'verification' };
  await storeFile(app, upload, verificationDocument, of, async (work, fileId) => {
    // Two at once follow one another, and one that arrives while its person is verified otherwise.
    const account = await lockAccount(work, viewer.id);
    if (!account) throw unauthenticated();
    if (account.isVerified) throw conflict(identityRefusals.collegeVerified);
    assertNonePending(await work.query(pendingRequest, { userId: viewer.id }));
    const { id } = work.em.create(VerificationRequestEntity, {
      userId: viewer.id,
      documentType,
      fileId,
      createdAt: app.clock.now(),
    });
    publishAccountChange(work, viewer.id);
    publishAdminTask(work, { type: 'verification', id, isNew: true });
    return [];
  });
  return {
    token: renewedToken(ctx, viewer),
    redirectTo: afterVerification(viewer),
    message: identityMessages.documentUploaded,
  };
}
