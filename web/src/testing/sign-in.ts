import { setToken } from '@/core/auth';

/** This tab has the token of the person with that id, valid for an hour. */
export const signIn = (id: string): void =>
  setToken(`x.${btoa(JSON.stringify({ sub: id, exp: Date.now() / 1000 + 3600 }))}.x`);
