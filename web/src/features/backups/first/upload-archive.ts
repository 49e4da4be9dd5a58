import { archiveUploadPath } from '@schema/rules/backups/restoring';
import { getToken } from '@/core/auth';
import { isRecord } from '@/core/is-record';

/** Below what the server takes at once: a broken line costs little. */
const partBytes = 2 * 1024 * 1024;

/** What the server says of a part that it refuses; null without words. */
async function refusalOf(answer: Response): Promise<string | null> {
  const body: unknown = await answer.json().catch(() => null);
  return isRecord(body) && typeof body['message'] === 'string' ? body['message'] : null;
}

/** The server has words for why it takes no more of an archive. */
export class UploadRefused extends Error {}

/**
 * Sends an archive part by part, so that none waits in memory.
 * @param tell hears how much has come, in hundredths
 * @throws UploadRefused with the server's words; the browser's error where the line broke
 */
export async function uploadArchive(file: File, tell: (percent: number) => void): Promise<void> {
  const upload = crypto.randomUUID();
  for (let at = 0; at < file.size; at += partBytes) {
    const query = new URLSearchParams({ upload, at: String(at), size: String(file.size) });
    const answer = await fetch(`${archiveUploadPath}?${query.toString()}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/octet-stream',
        authorization: `Bearer ${getToken() ?? ''}`,
      },
      body: file.slice(at, at + partBytes),
    });
    if (!answer.ok) throw new UploadRefused((await refusalOf(answer)) ?? '');
    tell(Math.min(100, Math.floor((100 * (at + partBytes)) / file.size)));
  }
}
