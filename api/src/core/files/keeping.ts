import { change, type App, type Work } from '../context.ts';
import { newId } from '../ids.ts';
import { type IntakeRule, takeIn, type Upload } from './intake.ts';
import { forgetFiles } from './removal.ts';
import { variantKey } from './store.ts';

/**
 * Takes a file in and does what names it, or leaves nothing behind. What was named there before goes: `claim` says it.
 * @param of whose it is and what for; `name`, without its ending, where the sender's own is nobody's business
 * @param claim names the new file by its id; @returns the ids of files that nothing names from now on
 * @throws TOO_LARGE, UNSUPPORTED_TYPE with the rule's texts, and what `claim` throws
 */
export async function keepFile(
  app: App,
  upload: Upload,
  rule: IntakeRule,
  of: { ownerId: string; purpose: string; name?: string },
  claim: (work: Work, id: string) => Promise<string[]>,
): Promise<void> {
  const { bytes, contentType, name, variants } = await takeIn(upload, rule);
  const id = newId();
  const smaller = Object.entries(variants);
  // The row comes first: should the process die now, it is collected with whatever bytes there are. Nobody knows its id yet.
  await change(app, (work) =>
    work.rows(
      'insert into files (id, owner_id, purpose, content_type, size, name, variants, created_at) values ($1, $2, $3, $4, $5, $6, $7::text::jsonb, $8)',
      [
        id,
        of.ownerId,
        of.purpose,
        contentType,
        bytes.length,
        of.name ? `${of.name}.${name.split('.').pop()}` : name,
        smaller.length > 0
          ? JSON.stringify(Object.fromEntries(smaller.map(([size, less]) => [size, less.length])))
          : null,
        app.clock.now(),
      ],
    ),
  );
  try {
    await app.files.put(id, bytes, contentType);
    await Promise.all(
      smaller.map(([size, less]) => app.files.put(variantKey(id, size), less, contentType)),
    );
    await change(app, async (work) => forgetFiles(work, await claim(work, id)));
  } catch (error) {
    await change(app, (work) => forgetFiles(work, [id]));
    throw error;
  }
}
