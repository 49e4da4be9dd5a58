import type { PostCardFieldsFragment } from '@/generated/documents';

type ComparedFields = Pick<PostCardFieldsFragment, 'companyName' | 'role' | 'hashtags'>;

/** As the server compares: without case, accents, doubled spaces and the #. */
const norm = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .trim()
    .replace(/^#+/, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();

/** Why a post stands among the similar ones: the closest thing that both have. */
export function similarityReason(post: ComparedFields, other: ComparedFields): string | null {
  if (norm(post.companyName) === norm(other.companyName)) return 'Same company';
  if (norm(post.role) === norm(other.role)) return 'Same role';
  const tags = new Set(post.hashtags.map(norm));
  const shared = other.hashtags.find((tag) => tags.has(norm(tag)));
  return shared ? `Also ${shared}` : null;
}
