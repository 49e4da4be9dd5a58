import { reminderHours } from './verification-texts.ts';

/** A mail's words. */
interface MailText {
  subject: string;
  text: string;
}

const ifWrong = 'If you think that this is wrong, please write to the college.';

/**
 * What people are mailed of what admins do with their accounts; `site` is the address of the
 * product.
 */
export const administrationMailTexts = {
  deleted: (reason: string): MailText => ({
    subject: 'Your account was deleted',
    text: `The college has deleted your account, with everything that you wrote and uploaded. The reason:

    ${reason}

${ifWrong}`,
  }),
  unverified: (reason: string, site: string): MailText => ({
    subject: 'You are not verified any more',
    text: `The college has taken back that you are verified. The reason:

    ${reason}

You can show again that you belong to the college: ${site}/verification
${ifWrong}`,
  }),
  corrected: (facts: readonly { name: string; now: string; before: string }[]): MailText => ({
    subject: 'The college corrected your details',
    text: `The college has corrected what stands in your account:

${facts.map(({ name, now, before }) => `    ${name}: ${now} (was: ${before})`).join('\n')}

If something of it is wrong, please write to the college.`,
  }),
  newAdmin: (email: string, site: string): MailText => ({
    subject: 'You are an admin of Experiencia now',
    text: `An account was made for you: you are an admin of the college's network.

Please choose your own password first: ${site}/forgot-password?email=${encodeURIComponent(email)}
Then sign in: ${site}/admin/signin`,
  }),
  rights: (text: string): MailText => ({ subject: 'Your rights as an admin changed', text }),
  rightsNow: {
    'admin.make': (site: string): string => `You are an admin now: ${site}/admin`,
    'admin.promote': (site: string): string => `You are a super admin now: ${site}/admin`,
    'admin.demote': (): string => 'You are an admin now, no super admin any more.',
    'admin.remove': (): string => 'You are no admin any more. Your account stays as it is.',
  },
  waiting: (count: number, site: string): MailText => ({
    subject: count === 1 ? 'A document waits for two days' : `${count} documents wait for two days`,
    text: `People wait to be verified: ${count === 1 ? 'one document was' : `${count} documents were`} handed in more than ${reminderHours} hours ago, and nobody has decided yet.

The queue: ${site}/admin/verification`,
  }),
} as const;
