import type { Expression, RawBuilder } from 'kysely';
import { workLineBy } from '../../../../schema/rules/careers/careers-texts.ts';
import { pagePathsBy } from '../../../../schema/rules/pages/page-paths.ts';
import { concat } from './values.ts';

/** The path of a page about one thing, in a statement: `pagePathOf.post(ref('post.id'))`. */
export const pagePathOf = pagePathsBy<Expression<string>, RawBuilder<string>>(concat);

/**
 * "Role at Company" in a statement: how posts and openings are called where one line is room
 * enough.
 */
export const workLine = workLineBy<Expression<string>, RawBuilder<string>>(concat);
