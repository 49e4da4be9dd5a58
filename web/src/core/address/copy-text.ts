/**
 * Copies a text. Browsers have a clipboard on https and localhost only; a college may serve plain
 * http on its own network.
 * @throws Error when the text could not be copied
 */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const box = document.createElement('textarea');
  box.value = text;
  box.style.position = 'fixed';
  box.style.opacity = '0';
  document.body.append(box);
  box.select();
  const copied = document.execCommand('copy');
  box.remove();
  if (!copied) throw new Error('The link could not be copied');
}
