import { vi } from 'vitest';

/** What a test knows of the microphone and the recorder of its page. */
export const fakeRecorder = {
  /** How the browser answers the question for the microphone. */
  open: vi.fn<() => Promise<unknown>>(),
  /** The microphone that was opened last. */
  track: { stop: vi.fn(), onended: null as (() => void) | null },
  /** What is on the device, as IndexedDB has it. */
  kept: new Map<string, unknown>(),
};

/** Gives what it was told to hear every so often, as a browser's does. */
class FakeMediaRecorder {
  static isTypeSupported = (type: string): boolean => type.startsWith('audio/webm');
  state = 'inactive';
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  onstop: (() => void) | null = null;
  private timer: ReturnType<typeof setInterval> | undefined;

  start(everyMs: number): void {
    this.state = 'recording';
    this.timer = setInterval(() => this.give(), everyMs);
  }
  stop(): void {
    clearInterval(this.timer);
    this.state = 'inactive';
    queueMicrotask(() => {
      this.give();
      this.onstop?.();
    });
  }
  private give(): void {
    this.ondataavailable?.({ data: new Blob(['sound']) });
  }
}

/** What stands for the device's database in a test: it keeps things as long as that. */
export const fakeDevice = () => ({
  createStore: () => null,
  entries: () => Promise.resolve([...fakeRecorder.kept]),
  keys: () => Promise.resolve([...fakeRecorder.kept.keys()]),
  set: (key: string, value: unknown) => Promise.resolve(void fakeRecorder.kept.set(key, value)),
  delMany: (keys: string[]) =>
    Promise.resolve(keys.forEach((key) => fakeRecorder.kept.delete(key))),
});

/** Gives the page a microphone and a recorder; a new one for each test. */
export function beginFakeRecorder(): void {
  const { track, open, kept } = fakeRecorder;
  track.onended = null;
  track.stop.mockReset();
  open.mockReset().mockResolvedValue({ getTracks: () => [track] });
  kept.clear();
  vi.stubGlobal('MediaRecorder', FakeMediaRecorder);
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: open },
  });
  URL.createObjectURL = () => 'blob:recording';
  URL.revokeObjectURL = () => undefined;
}
export function endFakeRecorder(): void {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
}
