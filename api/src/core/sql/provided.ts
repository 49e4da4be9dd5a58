import { type Expression, ExpressionWrapper } from 'kysely';

/**
 * An expression that statements of one room need over tables of a room that stands above it. The
 * lower room declares it, the owner of the table provides it: so one statement answers both, and
 * neither imports the other in a circle.
 */
export interface ProvidedExpression<Arguments extends Expression<unknown>[], Value> {
  (...args: Arguments): ExpressionWrapper<never, never, Value>;
  /** Says how it is written. Called once, while the owner's module loads. */
  provide(write: (...args: Arguments) => Expression<Value>): void;
}

/**
 * Declares an expression for the owner of its tables to provide.
 * @param name `profiles.postsCount`: the declaring room and what it answers
 */
export function providedExpression<Arguments extends Expression<unknown>[], Value>(
  name: string,
): ProvidedExpression<Arguments, Value> {
  let provided: ((...args: Arguments) => Expression<Value>) | undefined;
  const expression = (...args: Arguments): ExpressionWrapper<never, never, Value> => {
    if (!provided) throw new Error(`no room provides ${name}`);
    return new ExpressionWrapper(provided(...args).toOperationNode());
  };
  return Object.assign(expression, {
    provide(write: (...args: Arguments) => Expression<Value>) {
      if (provided) throw new Error(`${name} is provided twice`);
      provided = write;
    },
  });
}
