import type { Work } from '../../../core/context.ts';
import type { StatementRow } from '../../../core/sql/index.ts';
import { changedExperiences, goneExperiences } from './keep-asked.queries.ts';

/** An experience that is to be read anew. */
export type Changed = StatementRow<typeof changedExperiences>;

/** Before all ids. */
const first = '00000000-0000-0000-0000-000000000000';

/**
 * One walk through what left and then through what changed since, in the order of their ids. What
 * is behind is not compared again: else each few of very many would cost as much as all of them.
 */
export class WalkOfChanges {
  #isPastGone = false;
  #after = first;

  /** The next few; `changed` only where nothing has left, for what has to leave leaves first. */
  async next(from: Pick<Work, 'query'>): Promise<{ gone: string[]; changed: Changed[] }> {
    if (!this.#isPastGone) {
      const gone = await from.query(goneExperiences, { after: this.#after });
      if (gone.length > 0) return { gone: gone.map(({ id }) => id), changed: [] };
      this.#isPastGone = true;
      this.#after = first;
    }
    return { gone: [], changed: await from.query(changedExperiences, { after: this.#after }) };
  }

  /** Goes on behind what is done. */
  pass({ gone, changed }: { gone: readonly string[]; changed: readonly Changed[] }): void {
    this.#after = gone.at(-1) ?? changed.at(-1)?.id ?? this.#after;
  }
}
