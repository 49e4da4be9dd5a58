import { readShared, type Shared, shareFields } from '@schema/rules/device/share';
import { isShareOver, type ShareMiss, shareStore } from '@schema/rules/device/share-store';
import { pagePaths, pathWith } from '@schema/rules/pages/page-paths';
import { createStore, delMany, entries, set } from 'idb-keyval';

const open = () => createStore(shareStore.database, shareStore.store);

/** Whether something is shared there. */
export const isShare = ({ pathname }: URL): boolean => pathname === pagePaths.share;

async function keep(request: Request, now: number): Promise<void> {
  const form = await request.formData();
  const text = (name: string): string =>
    form
      .getAll(name)
      .filter((value) => typeof value === 'string')
      .join('\n');
  const shared = readShared(
    {
      title: text(shareFields.title),
      text: text(shareFields.text),
      url: text(shareFields.url),
      files: form.getAll(shareFields.files).filter((value) => typeof value !== 'string'),
    },
    now,
  );
  if (shared) await set(shareStore.unclaimed, shared, open());
}

/**
 * Keeps what another app posts until its person has looked at it: this script does not know who
 * that is. What was shared before and is unclaimed makes way.
 * @returns the way to the page that asks where it goes, or says that it could not be kept
 */
export async function receiveShare(request: Request, now: number): Promise<Response> {
  const missed: ShareMiss = 'room';
  const to = await keep(request, now).then(
    () => pagePaths.share,
    () => pathWith(pagePaths.share, { missed }),
  );
  return Response.redirect(new URL(to, request.url).href, 303);
}

/** Takes away what has waited for too long, also where its page is not opened any more. */
export async function removeOldShares(now: number): Promise<void> {
  const store = open();
  const over = (await entries<string, Shared<File>>(store)).filter(([, one]) =>
    isShareOver(one, now),
  );
  if (over.length > 0)
    await delMany(
      over.map(([key]) => key),
      store,
    );
}
