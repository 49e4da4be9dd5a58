/** Leaves the app for an address elsewhere. Back in the browser comes back to the page. */
export const leaveTo = (address: string): void => window.location.assign(address);
