import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What has a `src` is no script of the page itself, nor what is no script (`type`). */
const written = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The scripts that are written into the web app's page (web/theme.js), as the content security
 * policy names them: by their hashes, and no other.
 * @param webFolder the built web app; where there is none, there are none
 */
export function pageScripts(webFolder: string): string[] {
  const index = join(webFolder, 'index.html');
  if (!existsSync(index)) return [];
  return [...readFileSync(index, 'utf8').matchAll(written)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
