/** Runs tasks one after the other: what is saved later never arrives earlier. */
export class TaskQueue {
  private last: Promise<unknown> = Promise.resolve();

  /** Runs the task when those before it are done, well or not. */
  run<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.last.then(task);
    this.last = result.catch(() => undefined);
    return result;
  }

  /** Resolves when all tasks so far are done, well or not. */
  async idle(): Promise<void> {
    await this.last;
  }
}
