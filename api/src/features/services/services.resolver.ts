import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { mailServerLimits as limits } from '../../../../schema/rules/services/mail-server-texts.ts';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { TestLetter } from '../health/index.ts';
import { mailServerNow, setMailServer, tryMailServer } from './mail-server.ts';
import { MailServer, MailServerSettings } from './mail-server.types.ts';

/** What leaving the password of the mail account out means. */
const kept = `Of the mail account, at most ${limits.password} characters; left out or empty: the kept one, for the same server, port, user and encryption alone.`;

@Resolver()
export class ServicesResolver {
  @Access('superAdmin')
  @Query(() => MailServerSettings, { description: 'The mail server that the college sends by.' })
  mailServer(@Ctx() ctx: Context): Promise<MailServerSettings> {
    return mailServerNow(ctx);
  }

  @Access('superAdmin')
  @Mutation(() => MailServerSettings, {
    description:
      'Has the college send by a mail server, on every instance at once. Logged. Errors: BAD_USER_INPUT, RATE_LIMITED; FORBIDDEN without the viewer’s password a while after signing in, where they have no second factor; CONFLICT where somebody else has changed it since that version, or the environment says it.',
  })
  setMailServer(
    @Ctx() ctx: Context,
    @Arg('version', () => Int, { description: 'The version that this goes on from.' })
    version: number,
    @Arg('server', () => MailServer, { description: 'All of it but the password.' })
    server: MailServer,
    @Arg('password', () => String, {
      nullable: true,
      description: kept,
    })
    password: string | null,
    @Arg('code', () => String, {
      nullable: true,
      description: 'Of the viewer’s second factor, where they have one; each works once.',
    })
    code: string | null,
    @Arg('ownPassword', () => String, {
      nullable: true,
      description: 'The viewer’s own, where they have no second factor.',
    })
    ownPassword: string | null,
  ): Promise<MailServerSettings> {
    return setMailServer(ctx, version, { ...server, password }, { code, password: ownPassword });
  }

  @Access('superAdmin')
  @Mutation(() => TestLetter, {
    description:
      'Mails the viewer at once by a mail server as it is typed, and answers with what it said. One that was sent is logged. Errors: BAD_USER_INPUT, RATE_LIMITED; CONFLICT where the environment says the server.',
  })
  tryMailServer(
    @Ctx() ctx: Context,
    @Arg('server', () => MailServer, { description: 'All of it but the password.' })
    server: MailServer,
    @Arg('password', () => String, {
      nullable: true,
      description: kept,
    })
    password: string | null,
  ): Promise<TestLetter> {
    return tryMailServer(ctx, { ...server, password });
  }
}
