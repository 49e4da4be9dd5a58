import { isWebPath } from '@schema/rules/web-paths';

/** The path of the chat with a person; null as long as the product has no such page. */
export function chatPath(userId: string): string | null {
  const path = `/chat/${userId}`;
  return isWebPath(path) ? path : null;
}
