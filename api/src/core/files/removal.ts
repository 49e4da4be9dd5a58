import type { App, Work } from '../context.ts';
import type { Job } from '../jobs.ts';
import { variantKey } from './store.ts';

const name = 'files.remove-bytes';

/** Deletes files: their rows with the change, their bytes by a job after it, so that neither stays without the other for long. */
export async function forgetFiles(work: Work, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = await work.rows<{ id: string; variants: Record<string, number> | null }>(
    'delete from files where id = any($1::uuid[]) returning id, variants',
    [ids],
  );
  const smaller = gone.flatMap(({ id, variants }) =>
    Object.keys(variants ?? {}).map((variant) => variantKey(id, variant)),
  );
  await work.enqueue(name, { ids: [...ids, ...smaller] });
}

/** Removes the bytes of files whose rows are gone; tried again until the store has let go of all of them. */
export const removeBytes = ({ files }: App): Job<{ ids: string[] }> => ({
  name,
  async run({ ids }) {
    for (const id of ids) await files.remove(id);
  },
});
