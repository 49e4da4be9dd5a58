import type { Rolldown } from 'vite';

/**
 * Whether a module is one of these: `FeedPage` is the component in a file of that name, what is no
 * component has its ending in the name.
 */
const isNamed = (names: readonly string[]) => (id: string) =>
  names.some((name) => id.endsWith(/\.\w+$/.test(name) ? `/${name}` : `/${name}.tsx`));

/**
 * The scripts and style sheets that pages need at once, those of what they import included.
 * @param names of the modules, components as their files are called
 * @param isThere tells files that the browser has already
 */
export function filesOf(
  names: readonly string[],
  bundle: Rolldown.OutputBundle,
  isThere: (file: string) => boolean = () => false,
): string[] {
  const files = new Set<string>();
  const take = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name) || isThere(name)) return;
    files.add(name);
    for (const css of chunk.viteMetadata?.importedCss ?? []) if (!isThere(css)) files.add(css);
    chunk.imports.forEach(take);
  };
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && file.moduleIds.some(isNamed(names))) take(file.fileName);
  return [...files];
}
