import { errorCode } from '@/core/errors';
import { type PostValues, sameValues } from '../form/post-values';
import type { Conflict, Version } from './conflicts/versions';

/** The draft in the account, on the server. */
export type DraftAccount = {
  load: () => Promise<Version | null>;
  /**
   * @param basedOn the version that the words go on from; null for none
   * @param isLeaving the page may be gone before the answer
   * @returns when it was saved: the name of the new version
   * @throws CONFLICT when another version stands there
   */
  save: (values: PostValues, basedOn: string | null, isLeaving?: boolean) => Promise<string>;
};

type Options = {
  /** null: the words are on this device only, as while a published post is edited. */
  account: DraftAccount | null;
  /**
   * The version that the words go on from: null for none, undefined when it could not be asked for.
   */
  base: string | null | undefined;
  /** What an untouched form holds. */
  empty: PostValues;
};

/**
 * The copy of the words in the account. It is never written over words that this form does not
 * know.
 */
export class AccountCopy {
  private readonly account: DraftAccount | null;
  private readonly empty: PostValues;
  /** The version that the words go on from. */
  base: string | null | undefined;
  /** When this form saved last, in milliseconds since 1970; 0 before. */
  savedAt = 0;

  constructor({ account, base, empty }: Options) {
    this.account = account;
    this.base = base;
    this.empty = empty;
  }

  get exists(): boolean {
    return this.account !== null;
  }

  /** @returns the account's version when it changed without this form */
  async findConflict(words: PostValues): Promise<Conflict | null> {
    if (!this.account) return null;
    const version = await this.account.load();
    if (version === null && this.base)
      return { kind: 'gone', values: this.empty, at: this.savedAt, base: null };
    if (!version || version.at === this.base || sameValues(version.values, words)) {
      this.base = version?.at ?? this.base ?? null;
      return null;
    }
    return {
      kind: 'account-newer',
      values: version.values,
      at: Date.parse(version.at),
      base: version.at,
    };
  }

  /** @returns the account's version when one came between: then nothing was saved */
  async save(words: PostValues, isLeaving = false): Promise<Conflict | null> {
    if (!this.account) return null;
    try {
      this.base = await this.account.save(words, this.base ?? null, isLeaving);
    } catch (error) {
      if (errorCode(error) !== 'CONFLICT') throw error;
      const conflict = await this.findConflict(words);
      if (conflict) return conflict;
      // The same words stand there: an answer was lost on its way.
      this.base = await this.account.save(words, this.base ?? null);
    }
    this.savedAt = Date.now();
    return null;
  }
}
