import {
  ArgsType,
  type ClassType,
  Field,
  GraphQLISODateTime,
  ID,
  InputType,
  Int,
} from 'type-graphql';
import type {
  ChoiceFilter,
  ChoicesFilter,
  Filter,
  FilterInput,
  Filters,
} from '../../../../schema/rules/lists/filters.ts';
import type { ListArgs } from './list.ts';
import { PageArgs } from './paging.ts';

/** The enums of those filters that are a choice of words. */
type EnumsOf<F extends Filters> = {
  [Name in keyof F as F[Name] extends ChoiceFilter<string> | ChoicesFilter<string>
    ? Name
    : never]: object;
};

const scalars = {
  text: String,
  words: String,
  number: Int,
  id: ID,
  day: String,
  moment: GraphQLISODateTime,
  flag: Boolean,
} as const;

function typeOf(filter: Filter, members: object | undefined) {
  if (filter.kind === 'choice') return () => members ?? String;
  if (filter.kind === 'choices') return () => [members ?? String];
  if (filter.kind === 'texts') return () => [String];
  const scalar = scalars[filter.kind];
  return () => scalar;
}

/**
 * Makes the GraphQL input of a list's filters.
 * @param name its name in the schema
 * @param enums what `registerEnum` made of the words of each choice, where there is one
 */
export function filterInput<F extends Filters>(
  name: string,
  description: string,
  filters: F,
  ...[enums]: Record<never, never> extends EnumsOf<F> ? [] : [enums: EnumsOf<F>]
): ClassType<FilterInput<F>> {
  class Input {
    /** Types alone: its fields are made below. */
    declare readonly filters?: F;
  }
  InputType(name, { description })(Input);
  for (const [each, filter] of Object.entries(filters))
    Field(typeOf(filter, (enums as Readonly<Record<string, object>> | undefined)?.[each]), {
      nullable: true,
      description: filter.about,
    })(Input.prototype, each);
  return Input as ClassType<FilterInput<F>>;
}

/** How the arguments of a list say its filter and its orders. */
interface ListWords<SortName extends string> {
  /** What is listed without a filter. */
  filter?: string;
  sort?: { type: object; usual: SortName; description: string };
}

/** Makes the arguments of a list: a page of it, a filter, and an order where it has several. */
export function listArgs<F extends Filters, SortName extends string = never>(
  Input: ClassType<FilterInput<F>>,
  { filter = 'Null: all of them.', sort }: ListWords<SortName> = {},
): ClassType<ListArgs<F, SortName>> {
  @ArgsType()
  class Args extends PageArgs {
    @Field(() => Input, { nullable: true, description: filter })
    filter?: FilterInput<F> | null;
  }
  if (sort)
    Field(() => sort.type, {
      nullable: true,
      defaultValue: sort.usual,
      description: sort.description,
    })(Args.prototype, 'sort');
  return Args as ClassType<ListArgs<F, SortName>>;
}

/** The same of a list in one order whose filter nothing else takes; as `filterInput`. */
export const filterArgs = <F extends Filters>(
  ...input: Parameters<typeof filterInput<F>>
): ClassType<ListArgs<F, never>> => listArgs<F>(filterInput<F>(...input));
