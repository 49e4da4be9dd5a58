import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Rolldown.OutputChunk =>
  file.type === 'chunk';

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** A chunk and what it imports, directly or not. */
function closureOf(chunk: Rolldown.OutputChunk, chunks: Chunks): Set<Rolldown.OutputChunk> {
  const found = new Set([chunk]);
  for (const { imports } of found)
    for (const file of imports) {
      const imported = chunks.get(file);
      if (imported) found.add(imported);
    }
  return found;
}

/** For each module the names of what is loaded by itself and needs it. */
function usersOf(chunks: Chunks): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  for (const chunk of chunks.values())
    if (chunk.isEntry || chunk.isDynamicEntry)
      for (const { moduleIds } of closureOf(chunk, chunks))
        for (const id of moduleIds) users.set(id, (users.get(id) ?? new Set()).add(chunk.name));
  return users;
}

/** The modules that need one of these, or are one. */
function needing(apart: RegExp, chunks: Chunks): Set<string> {
  const isApart = ({ moduleIds }: Rolldown.OutputChunk) => moduleIds.some((id) => apart.test(id));
  const found = [...chunks.values()].filter((chunk) => [...closureOf(chunk, chunks)].some(isApart));
  return new Set(found.flatMap(({ moduleIds }) => moduleIds));
}

/**
 * Pages that matter each by itself, or several as one: what the bundler calls them (a component by
 * its file, a room by its folder), and what they are called here.
 */
export type PageNames = Readonly<Record<string, string>>;

/** None, 1 to 3, 4 to 15, and so on: what all need is not in a file with what few do. */
const magnitude = (count: number): number =>
  count === 0 ? 0 : 1 + Math.min(3, Math.floor(Math.log2(count) / 2));
const magnitudes = 5;

/**
 * Which file a module belongs to.
 * @param isApart whether it needs what most do not
 * @returns the file's name, and a level: what a module imports is in a file of its level or higher
 */
const fileOf = (users: Set<string>, isApart: boolean, pages: PageNames) => {
  const own = [...users].filter((user) => user in pages);
  const names = [...new Set(own.map((user) => pages[user]))].toSorted();
  const others = magnitude(users.size - own.length);
  return {
    name: `${names.join('-')}${others > 0 ? `-and-${others}` : ''}${isApart ? '-apart' : ''}`,
    level: names.length === 0 ? 0 : (names.length * magnitudes + others) * 2 - (isApart ? 1 : 0),
  };
};

/**
 * Makes few files of what these pages need. The bundler makes one for each set of lazy modules that
 * need the same, about 390: a conversation was 73 files, most of them smaller than the headers that
 * they come with. Here a file is what the same of these pages need, and about as many others: for
 * these pages no byte more.
 *
 * Which page needs what is known when the exports that nobody uses are gone. So the app is bundled
 * twice, the first time without a file being written.
 * @param apart modules that stay, with all that need them, in files of their own
 * @param bundling how the app is bundled, all that makes modules included
 */
export const fileGroups = (pages: PageNames, apart: RegExp, bundling: UserConfig): Plugin => ({
  name: 'file-groups',
  apply: 'build',
  async config() {
    const { output } = (await build({
      ...bundling,
      configFile: false,
      logLevel: 'warn',
      build: { ...bundling.build, write: false, minify: false, cssMinify: false },
    })) as Rolldown.RolldownOutput;
    const chunks = new Map(output.filter(isChunk).map((chunk) => [chunk.fileName, chunk]));
    const besides = needing(apart, chunks);
    const files = new Map(
      [...usersOf(chunks)].map(([id, users]) => [id, fileOf(users, besides.has(id), pages)]),
    );
    const levels = new Set([...files.values()].map(({ level }) => level).filter(Boolean));
    const groups = [...levels].map((level) => ({
      name: (id: string) => {
        const file = files.get(id);
        return file?.level === level ? file.name : null;
      },
      // What is imported finds its file before what imports it, so that no two files need each
      // other. Left to itself, a file takes along whatever its modules name, needed or not.
      priority: level,
      includeDependenciesRecursively: false,
    }));
    return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
  },
});
