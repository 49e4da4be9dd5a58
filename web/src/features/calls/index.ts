/** Audio calls of two people: the bar above every page, and the buttons that begin one. */
export { CallBack } from './button/CallBack';
export { CallButton } from './button/CallButton';
export { DevicesOnDemand } from './bar/DevicesOnDemand';
export { Calls } from './Calls';
