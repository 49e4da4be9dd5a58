import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryId,
  type RootOperationNode,
} from 'kysely';
import { Slot } from './parameters.ts';

/**
 * Writes parameters as `$1::uuid`, one placeholder for each however often it is used, and every
 * other value as a literal: what stands in the code is the same at each run, and a bound `LIMIT`
 * would be planned anew each time.
 */
class StatementCompiler extends PostgresQueryCompiler {
  readonly #placeholders = new Map<Slot, string>();

  override compileQuery<Row>(node: RootOperationNode, queryId: QueryId): CompiledQuery<Row> {
    this.#placeholders.clear();
    return super.compileQuery(node, queryId);
  }

  protected override appendValue(value: unknown): void {
    if (!(value instanceof Slot)) {
      this.appendImmediateValue(value);
      return;
    }
    let placeholder = this.#placeholders.get(value);
    if (!placeholder) {
      this.addParameter(value);
      placeholder = `${this.getCurrentParameterPlaceholder()}::${value.type}`;
      this.#placeholders.set(value, placeholder);
    }
    this.append(placeholder);
  }
}

/** Builds statements and runs none: `Database.query` runs what was compiled. */
export const builder = <Tables>(): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new StatementCompiler(),
    },
  });
