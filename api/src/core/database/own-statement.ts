import { Extensions } from 'type-graphql';

/**
 * Marks a field that asks the database by itself for each thing it is asked of, where other fields
 * ask once for all things of a list: it counts for `graphqlLimits.statementCost` fields, so that no
 * list asks hundreds of them.
 */
export const OwnStatement = (): MethodDecorator => Extensions({ ownStatement: true });
