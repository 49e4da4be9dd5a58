import { Arg, Ctx, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../core/access.ts';
import type { App, Context } from '../../core/context.ts';
import { Live } from '../../core/live.ts';
import { collegeTopic, readWords, type WrittenWords } from './college.queries.ts';
import { changeCollege } from './college.ts';
import { College, CollegeSettings } from './college.types.ts';

const settingsOf = ({ config }: App, { version, ...words }: WrittenWords): CollegeSettings => ({
  version,
  name: config.college.name,
  emailDomain: config.college.emailDomain,
  words,
});

@Resolver()
export class CollegeResolver {
  @Access('superAdmin')
  @Query(() => CollegeSettings, { description: 'What the college says of itself.' })
  async college(@Ctx() { app }: Context): Promise<CollegeSettings> {
    return settingsOf(app, await readWords(app));
  }

  @Access('superAdmin')
  @Mutation(() => CollegeSettings, {
    description:
      'Changes what the college says of itself, whole. Logged. Errors: BAD_USER_INPUT, RATE_LIMITED; CONFLICT where somebody else has changed it since that version.',
  })
  async changeCollege(
    @Ctx() ctx: Context,
    @Arg('version', () => Int, { description: 'The version that this goes on from.' })
    version: number,
    @Arg('words', () => College, { description: 'All that it is to say.' })
    words: College,
  ): Promise<CollegeSettings> {
    return settingsOf(ctx.app, await changeCollege(ctx, version, words));
  }

  @Live(() => CollegeSettings, {
    access: 'superAdmin',
    description: 'What the college says of itself, as it is changed.',
    topic: () => collegeTopic,
    initialEvent: () => ({ version: 0 }),
  })
  async collegeChanged(
    @Ctx() { app }: Context,
    @Root() _event: { version: number },
  ): Promise<CollegeSettings> {
    return settingsOf(app, await readWords(app));
  }
}
