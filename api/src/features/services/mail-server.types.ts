import { Field, InputType, Int, ObjectType } from 'type-graphql';
import {
  mailServerLimits as limits,
  type MailSecurity,
  mailSecurities,
} from '../../../../schema/rules/services/mail-server-texts.ts';
import { registerEnum } from '../../core/enums.ts';

const MailSecurityEnum = registerEnum('MailSecurity', mailSecurities, {
  description: 'How what is said to a mail server is encrypted.',
  values: {
    tls: 'From the start.',
    starttls: 'After the greeting, or nothing is sent.',
    none: 'Not at all; a password goes to the machine itself alone.',
  },
});

@InputType('MailServerInput', { description: 'A mail server to send by; its password aside.' })
@ObjectType({ description: 'A mail server to send by; its password is told to nobody.' })
export class MailServer {
  @Field(() => String, { description: 'Its name, or its address.' })
  host!: string;

  @Field(() => Int, { description: '1 to 65535.' })
  port!: number;

  @Field(() => MailSecurityEnum, { description: 'How it is spoken to.' })
  security!: MailSecurity;

  @Field(() => String, {
    description: `At most ${limits.user} characters; empty: the server asks for none.`,
  })
  user!: string;

  @Field(() => String, { description: 'The address that mails are from.' })
  senderAddress!: string;

  @Field(() => String, {
    description: `At most ${limits.senderName} characters; empty: the name of the college.`,
  })
  senderName!: string;
}

@ObjectType({ description: 'The mail server that the college sends by.' })
export class MailServerSettings {
  @Field(() => Int, {
    description: 'Counts the changes: `setMailServer` goes on from it. 0: nobody has written one.',
  })
  version!: number;

  @Field(() => Boolean, {
    description: 'The environment says it (SMTP_URL): it cannot be changed here.',
  })
  isLocked!: boolean;

  @Field(() => Boolean, {
    description: 'The environment says whom mails are from (MAIL_FROM).',
  })
  isSenderLocked!: boolean;

  @Field(() => MailServer, {
    description: 'The server; its words are empty where nobody named one.',
  })
  server!: MailServer;

  @Field(() => String, { description: 'Whom mails are from: an address, or what MAIL_FROM says.' })
  sender!: string;

  @Field(() => Boolean, { description: 'Whether a password is kept.' })
  hasPassword!: boolean;

  @Field(() => Boolean, {
    description: 'The kept password was sealed by another JWT_SECRET: mail can not leave.',
  })
  isPasswordLost!: boolean;

  @Field(() => Boolean, {
    description: 'Whether a change asks the viewer for a code of their second factor.',
  })
  asksForCode!: boolean;
}
