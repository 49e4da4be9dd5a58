/** Audio calls of two people: the bar above every page, and the buttons that begin one. */

export { DevicesOnDemand } from './bar/DevicesOnDemand';
export { CallBack } from './button/CallBack';
export { CallButton } from './button/CallButton';
export { Calls } from './Calls';
export { useIsInCall } from './state/call-store';
