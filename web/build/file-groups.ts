import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Rolldown.OutputChunk =>
  file.type === 'chunk';

/** For each module the names of what is loaded by itself and needs it. */
function usersOf(bundle: Map<string, Rolldown.OutputChunk>): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  const visit = (file: string, user: string, seen: Set<string>): void => {
    const chunk = bundle.get(file);
    if (!chunk || seen.has(file)) return;
    seen.add(file);
    for (const id of chunk.moduleIds) users.set(id, (users.get(id) ?? new Set()).add(user));
    for (const imported of chunk.imports) visit(imported, user, seen);
  };
  for (const chunk of bundle.values())
    if (chunk.isEntry || chunk.isDynamicEntry) visit(chunk.fileName, chunk.name, new Set());
  return users;
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
 * @returns the file's name, and a level: what a module imports is in a file of its level or higher
 */
const fileOf = (users: Set<string>, pages: PageNames) => {
  const own = [...users].filter((user) => user in pages);
  const names = [...new Set(own.map((user) => pages[user]))].toSorted();
  const others = magnitude(users.size - own.length);
  return {
    name: `${names.join('-')}${others > 0 ? `-and-${others}` : ''}`,
    level: names.length === 0 ? 0 : names.length * magnitudes + others,
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
 * @param bundling how the app is bundled, all that makes modules included
 */
export const fileGroups = (pages: PageNames, bundling: UserConfig): Plugin => ({
  name: 'file-groups',
  apply: 'build',
  async config() {
    const { output } = (await build({
      ...bundling,
      configFile: false,
      logLevel: 'warn',
      build: { ...bundling.build, write: false, minify: false, cssMinify: false },
    })) as Rolldown.RolldownOutput;
    const users = usersOf(new Map(output.filter(isChunk).map((chunk) => [chunk.fileName, chunk])));
    const files = new Map([...users].map(([id, names]) => [id, fileOf(names, pages)]));
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
