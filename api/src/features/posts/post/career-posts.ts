import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { checkboxNumber } from '../../../../../schema/rules/careers/careers-texts.ts';
import { type Context, perRequest } from '../../../core/context.ts';
import { anyOf, type StatementRow } from '../../../core/sql/index.ts';
import { CareerExperience, stepsLoader } from '../../careers/index.ts';
import { postsSql } from '../posts.sql.ts';
import { isPostShown } from '../shown-posts.sql.ts';

/**
 * What stands behind the entries of career paths: the posts of these people, the latest first, and
 * the viewer's own drafts.
 */
const writtenByUsers = postsSql.statement(
  'writtenByUsers',
  { userIds: 'uuid[]', viewerId: 'uuid?' },
  (db, { userIds, viewerId }) =>
    db
      .selectFrom('posts as post')
      .where('user_id', '=', anyOf(userIds))
      .where(isPostShown)
      .select((eb) => [
        'user_id as userId',
        'company_norm as companyNorm',
        // Null of drafts, which come behind.
        eb.ref('role_norm').$castTo<string | null>().as('roleNorm'),
        'experience_type as experienceType',
        eb.ref('id').$castTo<string | null>().as('postId'),
      ])
      .unionAll(
        db
          .selectFrom('post_drafts')
          .where('user_id', '=', viewerId)
          .select([
            'user_id as userId',
            'company_norm as companyNorm',
            sql.lit<string | null>(null).as('roleNorm'),
            'experience_type as experienceType',
            sql.lit<string | null>(null).as('postId'),
          ]),
      )
      .orderBy('postId', 'desc'),
);

/** A post, or a draft, which has no id here. */
type PostOrDraft = StatementRow<typeof writtenByUsers>;

const writtenLoader = perRequest(
  (ctx: Context) =>
    new DataLoader<string, PostOrDraft[]>(async (userIds) => {
      const byUser = Map.groupBy(
        await ctx.app.db.query(writtenByUsers, { userIds, viewerId: ctx.viewer?.id ?? null }),
        (row) => row.userId,
      );
      return userIds.map((id) => byUser.get(id) ?? []);
    }),
);

type Entry = Pick<
  CareerExperience,
  'id' | 'companyNorm' | 'roleNorm' | 'experienceType' | 'checkboxName'
>;

const aboutSame = <About extends Pick<Entry, 'companyNorm' | 'experienceType'>>(
  all: readonly About[],
  { companyNorm, experienceType }: Entry,
): About[] =>
  all.filter((one) => one.companyNorm === companyNorm && one.experienceType === experienceType);

const latestFirst = (a: Entry, b: Entry): number =>
  checkboxNumber(b.checkboxName) - checkboxNumber(a.checkboxName) ||
  b.checkboxName.localeCompare(a.checkboxName);

/**
 * The post about a role. Posts that are about nobody's role, be it that it was named otherwise
 * there, go to the entries that have none, the latest to the latest: two roles at one company never
 * lead to the same post.
 */
function postOf(
  posts: readonly PostOrDraft[],
  entries: readonly Entry[],
  asked: Entry,
): string | null {
  const about = (entry: Entry) => posts.find(({ roleNorm }) => roleNorm === entry.roleNorm);
  const own = about(asked);
  if (own) return own.postId;
  const visible = posts.filter(
    ({ roleNorm }) => !entries.some((entry) => entry.roleNorm === roleNorm),
  );
  const without = entries.filter((entry) => !about(entry)).sort(latestFirst);
  return visible[without.findIndex(({ id }) => id === asked.id)]?.postId ?? null;
}

/**
 * The post and the draft of an entry: of the same company, without case, and experience type; of
 * two roles there each its own.
 */
@Resolver(() => CareerExperience)
export class CareerPostsResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer has begun to write about it. Always false for others than its owner.',
  })
  async hasDraft(@Ctx() ctx: Context, @Root() experience: CareerExperience): Promise<boolean> {
    return aboutSame(await writtenLoader(ctx).load(experience.userId), experience).some(
      ({ postId }) => postId === null,
    );
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description:
      'The post about the role, else one about the company and experience type that no other entry leads to.',
  })
  async postId(@Ctx() ctx: Context, @Root() experience: CareerExperience): Promise<string | null> {
    const [written, steps] = await Promise.all([
      writtenLoader(ctx).load(experience.userId),
      stepsLoader(ctx).load(experience.userId),
    ]);
    return postOf(
      aboutSame(written, experience).filter(({ postId }) => postId !== null),
      aboutSame(steps, experience),
      experience,
    );
  }
}
