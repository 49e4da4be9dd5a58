import { pages } from './pages.ts';

type Pages = typeof pages;
type Pattern<Name extends keyof Pages> = Pages[Name]['path'];
/** Pages about one thing, whose address has its id; and the others. */
type AboutOne = {
  [Name in keyof Pages]: Pattern<Name> extends `${string}:${string}` ? Name : never;
}[keyof Pages];
type Plain = Exclude<keyof Pages, AboutOne>;
type Ids<Path, Id> = Path extends `${string}:${string}/:${string}` ? [type: Id, id: Id] : [id: Id];

const entries = Object.entries(pages);
const isAboutOne = (path: string): boolean => path.includes(':');

/**
 * The pages about one thing, in whatever joins the parts of an address: texts here, expressions in
 * statements (`pagePathOf` of `api/src/core/sql`).
 */
export function pagePathsBy<Id, Path>(join: (...parts: (string | Id)[]) => Path) {
  // All of these end with an id.
  const filled =
    (path: string) =>
    (...ids: Id[]): Path =>
      join(
        ...path
          .split(/:\w+/)
          .flatMap((text, index) => [text, ...ids.slice(index, index + 1)])
          .slice(0, ids.length * 2),
      );
  const paths = Object.fromEntries(
    entries
      .filter(([, { path }]) => isAboutOne(path))
      .map(([name, { path }]) => [name, filled(path)]),
  ) as { [Name in AboutOne]: (...ids: Ids<Pattern<Name>, Id>) => Path };
  const place = (path: string): ((id: Id, placeId: Id) => Path) => filled(path);
  return {
    ...paths,
    question: place(`${pages.post.path}#question-:id`),
    gratitude: place(`${pages.profile.path}?tab=gratitudes#gratitude-:id`),
    endorsement: place(`${pages.profile.path}?tab=endorsements#endorsement-:id`),
  };
}

/** The path of a page about one thing: `pagePathOf.post(id)`. */
export const pagePathOf = pagePathsBy<string, string>((...parts) => parts.join(''));

/** The paths of the other pages, and of places in them: `pagePaths.feed`. */
export const pagePaths = {
  ...(Object.fromEntries(
    entries.filter(([, { path }]) => !isAboutOne(path)).map(([name, { path }]) => [name, path]),
  ) as { [Name in Plain]: Pattern<Name> }),
  /** Where a person reads how they stand with the college. */
  standing: `${pages.settings.path}#overview`,
  /** Where a person chooses what they are told of, and how. */
  notificationSettings: `${pages.settings.path}#notifications`,
  /** Where a person fetches the copy of their data. */
  ownData: `${pages.settings.path}#data`,
} as const;

/** A path with what its page reads from the address: a token, an answer, who it is. */
export function pathWith(path: string, query: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
}

/** The feed, searched for a term or at one of its tabs. */
export const feedPath = (query: {
  readonly search?: string;
  readonly tab?: 'overview' | 'experiencia' | 'networking' | 'jobs';
  readonly sort?: string;
  /** Of experiences: the slug of a company. */
  readonly company?: string;
  /** Of experiences. */
  readonly role?: string;
}): string => pathWith(pagePaths.feed, { ...query });
