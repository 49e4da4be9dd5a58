import { AsyncLocalStorage } from 'node:async_hooks';

const operation = new AsyncLocalStorage<string>();

/** The name of the mutation that the calling code runs for, if it runs for one. */
export const currentOperation = (): string | undefined => operation.getStore();

/** Runs what a mutation does, under its name. */
export const runOperation = <T>(name: string, work: () => T): T => operation.run(name, work);
