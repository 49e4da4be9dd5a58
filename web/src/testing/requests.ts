import { vi } from 'vitest';

type Listener = (() => void) | null;

/**
 * The XMLHttpRequest that a file is sent by, in the hands of a test: it says how far it is, and
 * what is answered.
 */
export class FakeRequest {
  private static all: FakeRequest[] = [];
  static install(): void {
    FakeRequest.all = [];
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
  }
  /** Those sent so far, oldest first. */
  static sent = (): readonly FakeRequest[] => FakeRequest.all.filter(({ sending }) => sending);
  static last(): FakeRequest {
    const last = FakeRequest.sent().at(-1);
    if (!last) throw new Error('Nothing was sent');
    return last;
  }

  upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = {
    onprogress: null,
  };
  onload: Listener = null;
  onerror: Listener = null;
  onabort: Listener = null;
  headers: Record<string, string> = {};
  body = new FormData();
  response: unknown = null;
  status = 200;
  aborted = false;
  private sending = false;

  constructor() {
    FakeRequest.all.push(this);
  }
  open(): void {}
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: FormData): void {
    this.body = body;
    this.sending = true;
  }
  abort(): void {
    this.aborted = true;
    this.onabort?.();
  }

  progress(loaded: number, total: number): void {
    this.upload.onprogress?.({ loaded, total });
  }
  answer(response: object): void {
    this.response = response;
    this.onload?.();
  }
  lose(): void {
    this.onerror?.();
  }
}
