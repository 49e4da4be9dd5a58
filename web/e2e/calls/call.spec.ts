import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { newcomer, type Person, post, verifiedStudent } from '../support/people.ts';
import { isSoundOpen } from '../support/sound.ts';

/** What a page of these tests keeps of its calls. */
interface Kept {
  connections: RTCPeerConnection[];
  microphones: MediaStreamTrack[];
  isRefused: boolean;
}
declare global {
  interface Window {
    kept: Kept;
  }
}

/** Keeps the connections and microphones that the page opens, so that what arrives can be measured. */
const keepCalls = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const kept: Kept = { connections: [], microphones: [], isRefused: false };
    window.kept = kept;
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        kept.connections.push(this);
      }
    };
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      if (kept.isRefused) throw new DOMException('no', 'NotAllowedError');
      const stream = await open(constraints);
      kept.microphones.push(...stream.getTracks());
      return stream;
    };
  });

/** What the page has received in its last call. */
const heard = (page: Page): Promise<{ packets: number; energy: number }> =>
  page.evaluate(async () => {
    const report = await window.kept.connections.at(-1)?.getStats();
    let packets = 0;
    let energy = 0;
    for (const one of report?.values() ?? []) {
      const { type, packetsReceived, totalAudioEnergy } = one as Record<string, unknown>;
      if (type !== 'inbound-rtp') continue;
      packets += Number(packetsReceived ?? 0);
      energy += Number(totalAudioEnergy ?? 0);
    }
    return { packets, energy };
  });

/** Sound has arrived since: packets, and what is in them is not silence. */
async function hearsMore(page: Page): Promise<void> {
  const before = await heard(page);
  await expect
    .poll(async () => (await heard(page)).packets, { message: 'packets' })
    .toBeGreaterThan(before.packets + 20);
  await expect
    .poll(async () => (await heard(page)).energy, { message: 'sound' })
    .toBeGreaterThan(before.energy);
}

const microphonesAreOff = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.kept.microphones.every(({ readyState }) => readyState === 'ended'));

/** An accepted conversation. @returns its id */
async function conversationOf(student: Person, alumnus: Person): Promise<string> {
  const { _id } = await post<{ _id: string }>(
    '/api/chat/new',
    { participants: [alumnus.id], type: 'dm' },
    student.token,
  );
  await post(`/api/chat/${_id}/accept`, {}, alumnus.token);
  return _id;
}

test('two people call each other: sound arrives, the call moves along, and ends with a reason', async ({
  arrive,
}) => {
  test.slow();
  const [alumnus, student] = await Promise.all([
    newcomer('alumni', 'Anil Answerer'),
    verifiedStudent('Charu Caller'),
  ]);
  const id = await conversationOf(student, alumnus);
  const [calling, called] = [
    await arrive(student),
    await arrive(alumnus, { viewport: { width: 360, height: 780 } }),
  ];
  await Promise.all([keepCalls(calling), keepCalls(called)]);
  await called.goto('/feed');
  await calling.goto(`/chat/${id}`);
  const bar = (page: Page) => page.getByRole('region', { name: 'Audio call' });
  const head = calling.locator('main');

  await test.step('it rings with name and is answered by keyboard', async () => {
    await head.getByRole('button', { name: 'Audio Call' }).click();
    await expect(bar(calling)).toContainText('Ringing…');
    const ringing = called.getByRole('alertdialog', { name: 'Charu Caller is calling you' });
    await expect(ringing).toBeVisible();
    await isSoundOpen(called, ringing);
    expect(
      await called.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
    await called.keyboard.press('Alt+A');
    await expect(bar(called).getByRole('timer')).toBeVisible();
    await expect(bar(calling).getByRole('timer')).toBeVisible();
  });

  await test.step('sound arrives on both sides, also while one moves on', async () => {
    await Promise.all([hearsMore(calling), hearsMore(called)]);
    await called
      .getByRole('navigation', { name: 'Shortcuts' })
      .getByRole('link', { name: 'Messages' })
      .click();
    await expect(called).toHaveURL(/\/chat$/);
    await expect(bar(called).getByRole('timer')).toBeVisible();
    await hearsMore(called);
    await bar(calling).getByRole('button', { name: 'Mute' }).click();
    await expect(bar(calling)).toContainText('Muted');
    await bar(calling).getByRole('button', { name: 'Microphone and speaker' }).click();
    const dialog = calling.getByRole('dialog', { name: 'Microphone and speaker' });
    await expect(dialog.getByLabel('Microphone')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('it ends for both, the microphones are off, the conversation says how long', async () => {
    await head.getByRole('button', { name: 'End Call' }).click();
    await expect(bar(called).getByRole('alert')).toContainText('Call with Charu Caller ended.');
    await expect(calling.getByRole('log').getByText(/^Call, \d+ s/)).toBeVisible();
    expect(await microphonesAreOff(calling)).toBe(true);
    expect(await microphonesAreOff(called)).toBe(true);
  });

  await test.step('one that is declined, and one that was missed and is called back', async () => {
    await head.getByRole('button', { name: 'Audio Call' }).click();
    await bar(called).getByRole('button', { name: 'Decline' }).click();
    await expect(bar(calling).getByRole('alert')).toHaveText('Anil Answerer declined the call.');
    await head.getByRole('button', { name: 'Audio Call' }).click();
    await expect(called.getByRole('alertdialog')).toBeVisible();
    await head.getByRole('button', { name: 'End Call' }).click();
    await expect(bar(called).getByRole('alert')).toContainText('Missed call from Charu Caller.');
    await bar(called).getByRole('button', { name: 'Call back' }).click();
    await bar(calling).getByRole('button', { name: 'Answer' }).click();
    await expect(bar(called).getByRole('timer')).toBeVisible();
  });

  await test.step('a page that is loaded again says that its call ended, and so does the other', async () => {
    await called.reload();
    await expect(bar(called).getByRole('alert')).toContainText(
      'The call with Charu Caller ended because the page was loaded again.',
    );
    await expect(bar(calling).getByRole('alert')).toContainText('Call with Anil Answerer ended.');
  });

  await test.step('without a microphone it says what to do', async () => {
    await calling.evaluate(() => {
      window.kept.isRefused = true;
    });
    await head.getByRole('button', { name: 'Audio Call' }).click();
    await expect(bar(calling).getByRole('alert')).toContainText(
      'Failed to start audio call. Allow the microphone',
    );
    await bar(calling).getByRole('button', { name: 'Close' }).click();
    await expect(bar(calling)).toHaveCount(0);
  });
});
