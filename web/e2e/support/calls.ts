import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { type Person, post } from './people.ts';

/** What a page of these tests keeps of its calls. */
interface StoredCall {
  connections: RTCPeerConnection[];
  microphones: MediaStreamTrack[];
  isRefused: boolean;
}
declare global {
  interface Window {
    kept: StoredCall;
  }
}

/**
 * Keeps the connections and microphones that the page opens, so that what arrives can be measured.
 */
export const keepCalls = (
  page: Page,
  /** Lets no way through but a TURN server's. */
  { isRelayed = false }: { isRelayed?: boolean } = {},
): Promise<unknown> =>
  page.addInitScript((relayed) => {
    const kept: StoredCall = { connections: [], microphones: [], isRefused: false };
    window.kept = kept;
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super({ ...configuration, ...(relayed && { iceTransportPolicy: 'relay' }) });
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
  }, isRelayed);

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
export async function hearsMore(page: Page): Promise<void> {
  const before = await heard(page);
  await expect
    .poll(async () => (await heard(page)).packets, { message: 'packets' })
    .toBeGreaterThan(before.packets + 20);
  await expect
    .poll(async () => (await heard(page)).energy, { message: 'sound' })
    .toBeGreaterThan(before.energy);
}

export const microphonesAreOff = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.kept.microphones.every(({ readyState }) => readyState === 'ended'));

/** An accepted conversation. @returns its id */
export async function conversationOf(student: Person, alumnus: Person): Promise<string> {
  const { _id } = await post<{ _id: string }>(
    '/api/chat/new',
    { participants: [alumnus.id], type: 'dm' },
    student.token,
  );
  await post(`/api/chat/${_id}/accept`, {}, alumnus.token);
  return _id;
}
