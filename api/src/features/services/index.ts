import type { Feature } from '../../core/feature.ts';
import { MailServerEntity } from './mail-server.entity.ts';
import { followMailServer } from './mail-server.queries.ts';
import { ServicesResolver } from './services.resolver.ts';
import { SignInWaysEntity } from './sign-in-ways.entity.ts';
import { followSignInWays } from './sign-in-ways.queries.ts';
import { SignInWaysResolver } from './sign-in-ways.resolver.ts';

/** What the college takes of others: the mail server that it sends by, and ways to sign in. */
export const services: Feature = {
  name: 'services',
  entities: [MailServerEntity, SignInWaysEntity],
  resolvers: [ServicesResolver, SignInWaysResolver],
  async start(app) {
    await Promise.all([followMailServer(app), followSignInWays(app)]);
  },
};

export { readMailServer } from './mail-server.queries.ts';
export { readSignInWays } from './sign-in-ways.queries.ts';
