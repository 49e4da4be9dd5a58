import { jobTexts } from '../../../../schema/rules/jobs/jobs-texts.ts';
import type { App } from '../../core/context.ts';
import { badUserInput } from '../../core/errors.ts';
import { type LinkPurpose, readIdLink } from '../../core/secrets/signed-link.ts';

/**
 * The id that a link of this room's mails is about.
 * @throws BAD_USER_INPUT for links that this product did not make
 */
export function readJobLink(app: App, purpose: LinkPurpose, token: string): string {
  const id = readIdLink(app, purpose, token);
  if (id === null) throw badUserInput(jobTexts.linkInvalid);
  return id;
}
