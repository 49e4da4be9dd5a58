import { branchesOf } from '../../../../../schema/rules/college/college.ts';
import {
  type ExperiencePost,
  experiencePost,
  postDefaults,
  postLimits,
} from '../../../../../schema/rules/posts/posts.ts';
import { postTexts } from '../../../../../schema/rules/posts/posts-texts.ts';
import { yearOf } from '../../../core/clock.ts';
import type { Context } from '../../../core/context.ts';
import { tooLarge, validate } from '../../../core/errors.ts';
import { studiesOf } from '../../studies/index.ts';
import type { PostInput } from './post-input.types.ts';
import { withoutNulls } from './without-nulls.ts';

type WithoutFiles<Post> = Post extends unknown
  ? Omit<Post, 'materialFileIds' | 'resumeFileId'>
  : never;

/**
 * What of an experience stands in the columns of `posts`: all but its files, which are claimed for
 * themselves.
 */
export type PostContent = WithoutFiles<ReturnType<typeof withDefaults>>;

/**
 * The documented values where the author did not say, marked as nobody's words: who knows the
 * documents finds them, a page shows none of them.
 */
function withDefaults({ mode, level, rounds, ...post }: ExperiencePost) {
  return {
    ...post,
    mode: mode ?? postDefaults.mode,
    isModeTold: mode !== null,
    level: level ?? postDefaults.level,
    isLevelTold: level !== null,
    rounds: rounds.map(({ isInterviewerNice, ...round }) => ({
      ...round,
      isInterviewerNice: isInterviewerNice ?? postDefaults.isInterviewerNice,
      isKindnessTold: isInterviewerNice !== null,
    })),
  };
}

/** @throws TOO_LARGE for more than anybody reads */
export function assertNotTooLong(form: object): void {
  if (JSON.stringify(form).length > postLimits.maxCharacters) throw tooLarge(postTexts.tooLong);
}

/**
 * Checks an experience by its template's rule.
 * @param former branches that it has named before: they may stay when they are not offered any more
 * @throws BAD_USER_INPUT with the documented texts, TOO_LARGE for more than anybody reads
 */
export async function validatePost(
  { app }: Pick<Context, 'app'>,
  input: PostInput,
  former: readonly string[] = [],
): Promise<PostContent> {
  const branches = [...new Set([...branchesOf(await studiesOf(app)), ...former])];
  const {
    materialFileIds: _materials,
    resumeFileId: _resume,
    ...content
  } = withDefaults(validate(experiencePost(yearOf(app.clock), branches), withoutNulls(input)));
  assertNotTooLong(content);
  return content;
}
