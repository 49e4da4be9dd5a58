/** Audio calls of two people: the bar above every page, and the button that begins one. */
export { CallButton } from './button/CallButton';
export { Calls } from './Calls';
