import { type RawBuilder, sql } from 'kysely';

/** What a statement's parameters may be, by PostgreSQL type, and the value each takes. */
interface ParameterValues {
  uuid: string;
  'uuid[]': readonly string[];
  text: string;
  'text[]': readonly string[];
  citext: string;
  boolean: boolean;
  int4: number;
  'int4[]': readonly number[];
  int8: number | string;
  'int8[]': readonly string[];
  float8: number;
  timestamptz: Date;
  date: string;
  /** Written as JSON when the statement runs. */
  jsonb: unknown;
}

/** A type's name, with `?` behind it where the value may be null. */
type ParameterType = keyof ParameterValues | `${keyof ParameterValues}?`;
export type ParameterTypes = Record<string, ParameterType>;

type ValueOf<Type extends ParameterType> =
  Type extends `${infer Name extends keyof ParameterValues}?`
    ? ParameterValues[Name] | null
    : Type extends keyof ParameterValues
      ? ParameterValues[Type]
      : never;

/** The values that a statement with these parameters runs with. */
export type Values<Types extends ParameterTypes> = {
  readonly [Name in keyof Types]: ValueOf<Types[Name]>;
};

/** The parameters as expressions, for the builder of the statement. */
export type Parameters<Types extends ParameterTypes> = {
  readonly [Name in keyof Types]: RawBuilder<ValueOf<Types[Name]>>;
};

/** The place of one parameter in a statement that is built before it has values. */
export class Slot {
  constructor(
    readonly name: string,
    /** The PostgreSQL type that the placeholder is cast to. */
    readonly type: string,
  ) {}

  valueIn(values: Record<string, unknown>): unknown {
    const value = values[this.name];
    return this.type === 'jsonb' && value !== null ? JSON.stringify(value) : value;
  }
}

/** Makes an expression for each parameter; each stands for one place, however often it is used. */
export function parametersOf<Types extends ParameterTypes>(types: Types): Parameters<Types> {
  const entries = Object.entries(types).map(([name, type]) => [
    name,
    sql.val(new Slot(name, type.replace('?', ''))),
  ]);
  // Types can't follow names that are computed.
  return Object.fromEntries(entries) as Parameters<Types>;
}
