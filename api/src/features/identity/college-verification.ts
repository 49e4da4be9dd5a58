import * as rules from '../../../../schema/rules/identity.ts';
import { verificationDocument } from '../../../../schema/rules/files.ts';
import { change, type Context, type Viewer } from '../../core/context.ts';
import { statement } from '../../core/db.ts';
import { badInput, check, conflict, isDuplicate } from '../../core/errors.ts';
import { takeIn, type Upload } from '../../core/files/intake.ts';
import { newId } from '../../core/ids.ts';
import { requestCode, tryCode } from './codes.ts';
import { renewedToken, tellAccountChanged } from './sessions.ts';
import type { InstituteCode, SessionAnswer } from './types.ts';

/** Told to admins when a request waits (`newTask`). */
export const verificationAsked = 'verification.asked';

/** The address without a `+tag`: one mailbox verifies one account, however it is written. */
function instituteAddress(ctx: Context, email: string): string {
  const { emailDomain } = ctx.app.config.college;
  const address = check(rules.email, email, 'email');
  const [local = '', domain = ''] = address.split('@');
  const text = `Please use your institute email (it ends in @${emailDomain})`;
  // Letters that only look like others would be another account's mailbox.
  const mailbox = /^[a-z0-9._%+-]+$/.test(local) ? local.replace(/\+.*$/, '') : '';
  if (domain !== emailDomain || !mailbox) throw badInput(text, { email: text });
  return `${mailbox}@${domain}`;
}

const afterVerification = (viewer: Viewer): string =>
  viewer.role === 'alumni' ? '/career-path' : '/feed';

/** Mails a code to the institute address (`POST /api/auth/send-otp-institute`). */
export async function sendInstituteCode(
  ctx: Context,
  viewer: Viewer,
  email: string,
): Promise<InstituteCode> {
  if (viewer.isVerified) throw conflict('Your college is already verified');
  const otp = await requestCode(ctx, 'institute', instituteAddress(ctx, email), viewer.id);
  return { otp, message: 'OTP sent to your institute email' };
}

/**
 * Verifies the account with the code that the institute address got (`POST /api/auth/verify-otp-institute`).
 * @throws BAD_USER_INPUT 'Invalid OTP'; CONFLICT when the address has verified another account
 */
export async function verifyInstituteCode(
  ctx: Context,
  viewer: Viewer,
  email: string,
  otp: string,
): Promise<SessionAnswer> {
  const address = instituteAddress(ctx, email);
  const code = await tryCode(
    ctx.app,
    'institute',
    address,
    check(rules.code, otp, 'otp'),
    viewer.id,
  );
  try {
    await change(ctx.app, async (work) => {
      await code.spend(work);
      await work.rows('update users set is_verified = true, institute_email = $2 where id = $1', [
        viewer.id,
        address,
      ]);
      tellAccountChanged(work, viewer.id);
    });
  } catch (error) {
    if (isDuplicate(error))
      throw conflict('This institute email has already verified another account');
    throw error;
  }
  return {
    token: renewedToken(ctx, viewer),
    redirectTo: afterVerification(viewer),
    message: 'Verification complete!',
  };
}

const pendingRequest = statement(
  'pending_verification',
  `select id from verification_requests where user_id = $1 and status = 'pending'`,
);

/**
 * Takes one document for an admin to look at (`POST /api/auth/upload-document`).
 * @throws CONFLICT while one is pending; TOO_LARGE; UNSUPPORTED_TYPE
 */
export async function uploadVerificationDocument(
  ctx: Context,
  viewer: Viewer,
  upload: Upload | undefined,
  documentType: 'collegeId' | 'degree' | 'other',
): Promise<SessionAnswer> {
  const { app } = ctx;
  const { texts } = verificationDocument;
  if (!upload) throw badInput(texts.missing, { document: texts.missing });
  if (viewer.isVerified) throw conflict('Your college is already verified');
  await app.limits.take('uploads', viewer.id);
  // The index below decides between two at once; here it spares the work on a file that can't be taken.
  if ((await app.db.rows(pendingRequest, [viewer.id])).length > 0) throw conflict(texts.one);
  const taken = await takeIn(upload, verificationDocument);
  const fileId = newId();
  await app.files.put(fileId, taken.bytes, taken.contentType);
  try {
    await change(app, async (work) => {
      await work.rows(
        'insert into files (id, owner_id, purpose, content_type, size, name, created_at) values ($1, $2, $3, $4, $5, $6, $7)',
        [
          fileId,
          viewer.id,
          'verification',
          taken.contentType,
          taken.bytes.length,
          taken.name,
          app.clock.now(),
        ],
      );
      const id = newId();
      await work.rows(
        'insert into verification_requests (id, user_id, document_type, file_id, created_at) values ($1, $2, $3, $4, $5)',
        [id, viewer.id, documentType, fileId, app.clock.now()],
      );
      tellAccountChanged(work, viewer.id);
      work.publish(verificationAsked, { id });
    });
  } catch (error) {
    // The row did not come to be: its bytes must not stay either.
    await app.files.remove(fileId);
    if (isDuplicate(error)) throw conflict(texts.one);
    throw error;
  }
  return {
    token: renewedToken(ctx, viewer),
    redirectTo: afterVerification(viewer),
    message: 'Document uploaded successfully. Pending admin approval.',
  };
}
