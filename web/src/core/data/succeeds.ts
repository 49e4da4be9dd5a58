import { notify } from '@/ui';
import { errorText } from '../errors';

/**
 * Waits for a request; shows why it failed.
 * @param fallback shown where the server gives no reason
 * @returns whether it succeeded; it does not throw
 */
export async function succeeds(request: Promise<unknown>, fallback: string): Promise<boolean> {
  try {
    await request;
    return true;
  } catch (error) {
    notify.error(errorText(error, fallback));
    return false;
  }
}
