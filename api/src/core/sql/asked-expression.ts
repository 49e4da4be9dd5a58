import { type Expression, ExpressionWrapper } from 'kysely';
import { type Ask, asked } from '../asks.ts';

/**
 * An expression that statements of one room need over tables of a room that stands above it: one
 * statement answers both.
 */
export type AskedExpression<Arguments extends Expression<unknown>[], Value> = ((
  ...args: Arguments
) => ExpressionWrapper<never, never, Value>) &
  Ask<(...args: Arguments) => Expression<Value>>;

/**
 * Declares an expression for the owner of its tables to provide (`asked`).
 * @param name `profiles.postsCount`: the asking room and what it answers
 */
export function askedExpression<Arguments extends Expression<unknown>[], Value>(
  name: string,
): AskedExpression<Arguments, Value> {
  const write = asked<(...args: Arguments) => Expression<Value>>(name);
  const expression = (...args: Arguments): ExpressionWrapper<never, never, Value> =>
    new ExpressionWrapper(write()(...args).toOperationNode());
  return Object.assign(expression, { asked: write.asked, settle: write.settle });
}
