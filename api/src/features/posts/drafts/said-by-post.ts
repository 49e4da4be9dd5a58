/** What is given under a name; nothing of what has no names. */
const valueOf = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined;

/**
 * Whether all that a draft says stands in the post, so that nothing is lost with it. What was left
 * empty says nothing.
 */
export function isSaidBy(post: unknown, draft: unknown): boolean {
  if (draft === null || draft === undefined) return true;
  if (typeof draft === 'object')
    return Object.entries(draft).every(([name, value]) => isSaidBy(valueOf(post, name), value));
  if (typeof draft !== 'string') return post === draft;
  return draft.trim() === (typeof post === 'string' ? post.trim() : '');
}
