/**
 * The context of a request that is sent while the page is being left: the browser finishes it all
 * the same.
 */
export const keepalive = { fetchOptions: { keepalive: true } } as const;
