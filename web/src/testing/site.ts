/**
 * Says something about the college as the server writes it into the page.
 * @returns what takes it away again
 */
export function siteSays(name: string, content: string): () => void {
  const meta = document.createElement('meta');
  meta.name = `experiencia:${name}`;
  meta.content = content;
  document.head.append(meta);
  return () => meta.remove();
}
