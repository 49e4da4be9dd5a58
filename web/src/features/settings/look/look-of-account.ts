/** Choices of this page that the account does not have yet: what it answers meanwhile is older. */
let waiting = 0;

/** Counts a choice until it is saved or refused. */
export async function whileSaving(saving: Promise<unknown>): Promise<void> {
  waiting += 1;
  try {
    await saving;
  } finally {
    waiting -= 1;
  }
}

/** Whether a choice made here is on its way to the account. */
export const isSaving = (): boolean => waiting > 0;
