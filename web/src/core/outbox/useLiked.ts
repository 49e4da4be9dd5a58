import { usePressed } from './usePressed.ts';

type Likes = { hasLiked: boolean; likes: number };

/** A like as its person left it, with how many there are then. */
export function useLiked(
  kind: 'likePost' | 'likeJob',
  target: string,
  { hasLiked, likes }: Likes,
): Likes {
  const shown = usePressed({ kind, target }, hasLiked);
  if (shown === hasLiked) return { hasLiked, likes };
  return { hasLiked: shown, likes: Math.max(0, likes + (shown ? 1 : -1)) };
}
