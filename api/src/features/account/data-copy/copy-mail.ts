import { ownDataMailTexts } from '../../../../../schema/rules/account/own-data-texts.ts';
import type { Config } from '../../../config.ts';
import { letterMail } from '../../../core/mail/letter.ts';
import type { Mail } from '../../../core/mail/mail.ts';
import { ownDataHours } from '../../../limits.ts';

/**
 * Says that a copy of somebody's data can be fetched: on the page, for addresses of files live for
 * minutes.
 */
export const copyReadyMail = (config: Config, to: string): Mail =>
  letterMail(config, { to, ...ownDataMailTexts.ready(ownDataHours) });
