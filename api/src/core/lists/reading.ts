import type { ParameterTypes, Values } from '../sql/parameters.ts';

/** A part of what is asked; left out where there is nothing to say. */
type Part<Name extends string, Value> =
  Record<never, never> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

/** By whom a list is read, and which variant of it. */
export type Asking<Given extends ParameterTypes, Variant> = Part<'given', Values<Given>> &
  Part<'variant', Variant>;

/** How a page is read. */
export type Reading<Given extends ParameterTypes, Variant, Row, Node> = Asking<Given, Variant> & {
  /** What is made of a row; without it, its columns. */
  node?: (row: Row) => Node;
  /** How large a page may be: larger than clients may ask for where a file is written. */
  atMost?: number | undefined;
  /** The viewer reads nothing of the list: an empty page, without a statement. */
  isEmpty?: boolean;
};

/** Left out where there is nothing to ask. */
export type OptionalIf<Asked, Value> =
  Record<never, never> extends Asked ? [value?: Value] : [value: Value];

/** A reading with what it leaves out. */
interface Whole<Given extends ParameterTypes, Variant, Row, Node> {
  given: Values<Given>;
  variant: Variant;
  node: (row: Row) => Node;
  atMost?: number | undefined;
  isEmpty?: boolean;
}

/** What is left out has nothing to say, which types can't follow. */
export const wholeReading = <Given extends ParameterTypes, Variant, Row, Node>(
  reading: object | undefined,
) =>
  ({
    given: {},
    variant: {},
    node: (row: Row) => row,
    ...reading,
  }) as unknown as Whole<Given, Variant, Row, Node>;
