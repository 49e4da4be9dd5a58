import { type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { countedAtMost } from '../../../../schema/rules/lists/lists.ts';

/** A value that a list can be narrowed to. */
interface FacetValue {
  value: string;
  label: string | null;
  count: number;
}

/** How many a list has, and what it could be narrowed to. */
export interface Facets {
  count: number;
  facets: { name: string; count: number; values: FacetValue[] }[];
}

const counted = `${countedAtMost + 1} stands for more than ${countedAtMost}`;

/**
 * Makes the GraphQL types of what a list is counted by.
 * @param type what their names begin with
 * @param things what is listed, in the plural
 * @param words what values are, and which of them have a label; the facets that several filters set
 */
export function facetTypes(
  type: string,
  things: string,
  words: { value: string; label: string; name: string },
): ClassType<Facets> {
  @ObjectType(`${type}FacetValue`, { description: `A value that ${things} can be narrowed to.` })
  class Value {
    @Field(() => String, { description: words.value })
    value!: string;

    @Field(() => String, { nullable: true, description: words.label })
    label!: string | null;

    @Field(() => Int, {
      description:
        'How many of those counted have it. Where the facet counted all it is exact, otherwise there are at least so many.',
    })
    count!: number;
  }
  @ObjectType(`${type}Facet`, { description: `What ${things} can be narrowed to by one filter.` })
  class Facet {
    @Field(() => String, { description: words.name })
    name!: string;

    @Field(() => Int, {
      description: `How many fit the filters of all other facets: what dropping this one would give. ${counted}.`,
    })
    count!: number;

    @Field(() => [Value], {
      description:
        'At most thirty values, the most frequent first, counted with the filters of all other facets.',
    })
    values!: Value[];
  }
  @ObjectType(`${type}Facets`, {
    description: `How many ${things} a list has, and what it could be narrowed to.`,
  })
  class Whole {
    @Field(() => Int, { description: `How many fit all filters; ${counted}.` })
    count!: number;

    @Field(() => [Facet], { description: 'One of each facet.' })
    facets!: Facet[];
  }
  return Whole;
}
