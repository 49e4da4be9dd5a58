import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { collegeLimits } from '../../../../schema/rules/college/college-texts.ts';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { Live } from '../../core/live/live.ts';
import { collegeTopic } from './college.queries.ts';
import { changeCollege } from './college.ts';
import { College, CollegeSettings, CollegeStudies, HeldStudy } from './college.types.ts';
import { heldDegrees, heldStreams } from './held-studies.queries.ts';
import { settingsNow, settingsOf } from './settings.ts';

@Resolver(() => CollegeSettings)
export class CollegeResolver {
  @Access('superAdmin')
  @Query(() => CollegeSettings, { description: 'What the college says of itself.' })
  async college(@Ctx() { app }: Context): Promise<CollegeSettings> {
    return settingsNow(app);
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
    @Arg('studies', () => CollegeStudies, {
      nullable: true,
      description: 'What one studies there, whole; left out, that stays.',
    })
    studies: CollegeStudies | null,
    @Arg('name', () => String, {
      nullable: true,
      description: `What it is called: 1 to ${collegeLimits.name} characters in one line; left out, that stays. CONFLICT where the environment says it.`,
    })
    name: string | null,
    @Arg('shortName', () => String, {
      nullable: true,
      description: `What it is called where there is little room: at most ${collegeLimits.shortName} characters in one line; empty: it has no such name; left out, that stays. CONFLICT where the environment says it.`,
    })
    shortName: string | null,
    @Arg('emailDomain', () => String, {
      nullable: true,
      description:
        'What institute addresses end in, as `student.example.edu`; empty: nobody is verified by such an address; left out, that stays. CONFLICT where the environment says it.',
    })
    emailDomain: string | null,
  ): Promise<CollegeSettings> {
    const changes = { words, studies, name, shortName, emailDomain };
    return settingsOf(ctx.app, await changeCollege(ctx, version, changes));
  }

  @FieldResolver(() => [HeldStudy], {
    description: 'The degrees that stand on profiles, those of most people first.',
  })
  heldDegrees(@Ctx() { app }: Context): Promise<HeldStudy[]> {
    return app.db.query(heldDegrees, {});
  }

  @FieldResolver(() => [HeldStudy], {
    description: 'The branches that stand on profiles, those of most people first.',
  })
  heldStreams(@Ctx() { app }: Context): Promise<HeldStudy[]> {
    return app.db.query(heldStreams, {});
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
    return settingsNow(app);
  }
}
