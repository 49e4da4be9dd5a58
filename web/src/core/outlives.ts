/** For a call that is made when the page is being left: the browser finishes it all the same. */
export const outlives = { fetchOptions: { keepalive: true } } as const;
