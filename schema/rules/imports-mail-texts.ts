/** The mail to somebody whose account the college made. */
export const invitationMailTexts = {
  subject: (college: string): string => `${college} invites you to Experiencia`,
  text: (college: string, passwordPage: string, stopPage: string): string =>
    `${college} has made an account for you in Experiencia, the network of its students and alumni: interview experiences, openings, and people to ask.

Choose your password, and you are in:
${passwordPage}

We mail you a code there that proves this address is yours.

You get this mail because the college put you on its list.
Stop invitations and other mails of the college to many: ${stopPage}`,
} as const;

/** The mail to students whose year of graduation is over. */
export const graduationMailTexts = {
  subject: 'Have you graduated?',
  text: (settingsPage: string, stopPage: string): string =>
    `your year of graduation is over. If you have graduated, become an alumnus in Experiencia: you can then share your interviews, and students can ask you.

It is one press, and your choice: ${settingsPage}
If the year is wrong, write to us; nothing changes by itself.

Stop this yearly question and other mails of the college to many: ${stopPage}`,
} as const;
