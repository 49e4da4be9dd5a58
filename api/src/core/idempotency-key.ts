import { z } from 'zod';

/**
 * The key that a client makes for what it sends, so that it counts once however often it is sent.
 * 1 to 100 characters; null when the client sends none.
 */
export const idempotencyKey = z
  .string()
  .min(1)
  .max(100, 'key is longer than 100 characters')
  .nullish()
  .transform((key) => key ?? null);

/** The refusal of a key that stands for something else already. */
export const keyUsedText = 'This key was used for something else';
