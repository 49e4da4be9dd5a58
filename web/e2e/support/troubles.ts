import type { BrowserContext } from '@playwright/test';

/**
 * graphql-ws subscribes on a socket that was closed in the same moment, notices by its close and
 * subscribes again: the browser has said its line by then.
 */
const sentTooLate = 'WebSocket is already in CLOSING or CLOSED state.';

/** What Playwright says in the page where `serviceWorkers: 'block'` keeps a worker away. */
const workerBlocked = 'Service Worker registration blocked by Playwright';

/** What went wrong in browsers while a test ran: its console, its scripts, its requests. */
export class Troubles {
  private readonly seen: string[] = [];
  private readonly expected: RegExp[] = [];

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      // Said again below, with the address and the status.
      if (message.text().startsWith('Failed to load resource')) return;
      if (message.text() === sentTooLate || message.text() === workerBlocked) return;
      this.seen.push(`console ${message.type()}: ${message.text()}`);
    });
    context.on('weberror', (error) =>
      this.seen.push(`uncaught: ${error.error().stack ?? error.error().message}`),
    );
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'unknown';
      // The page was left while it waited, or what it asked for became needless.
      if (reason !== 'net::ERR_ABORTED')
        this.seen.push(`request: ${reason} ${request.method()} ${request.url()}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400)
        this.seen.push(
          `response: ${response.status()} ${response.request().method()} ${response.url()}`,
        );
    });
  }

  /** This test makes trouble of this kind on purpose. */
  expect(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  unexpected(): string[] {
    return this.seen.filter((line) => !this.expected.some((pattern) => pattern.test(line)));
  }
}
