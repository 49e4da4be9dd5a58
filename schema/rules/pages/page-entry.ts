/** What stands around a page: nothing, the client with its prompts, the members' shell, admins'. */
type Frame = 'none' | 'data' | 'shell' | 'admin';

/** Who gets to read a page; others are told why not, and where to go. */
type Readers = 'anyone' | 'signedIn' | 'members' | 'alumni' | 'admins' | 'superAdmins';

export interface PageEntry {
  /** Its address, as the router writes it. */
  readonly path: string;
  /** Addresses that it had before, or that the documents give it besides. */
  readonly also?: readonly string[];
  /** Its component: the room, and the file in the room's `pages/`. */
  readonly file: `${string}/${string}`;
  readonly frame: Frame;
  readonly who: Readers;
  /** What it is called in menus. */
  readonly title?: string;
  /** Links in mails lead here, with a secret in the address: search engines do not list them. */
  readonly isMailed?: true;
  /**
   * Shown until its code has arrived, where that is no plain page: one with a column beside it, one
   * that has a head of its own on a phone, in place of the product's, a list of conversations or an
   * open one.
   */
  readonly skeleton?: 'aside' | 'firstPaint' | 'ownHead' | 'conversations' | 'conversation';
}

/** The pages in a frame. */
export const framed = <
  const F extends Frame,
  const Entries extends Record<string, Omit<PageEntry, 'frame'>>,
>(
  frame: F,
  entries: Entries,
) =>
  Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, { ...entry, frame }]),
  ) as { [Name in keyof Entries]: Entries[Name] & { readonly frame: F } };
