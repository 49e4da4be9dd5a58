/** What the environment may say of outgoing mail. */
interface MailVariables {
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
}

/** What the environment says of outgoing mail; what it leaves open a super admin says. */
export const mailSettings = ({ SMTP_URL: url, MAIL_FROM: from }: MailVariables) => ({
  url,
  from: from ?? 'Experiencia <no-reply@localhost>',
  isFromSet: from !== undefined,
});
