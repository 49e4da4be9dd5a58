import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * How a list is fetched. Who comes back finds it as it was left, with all loaded pages; who comes
 * by a link sees what is cached while the latest is fetched.
 */
export const useArrivalPolicy = () =>
  useNavigationType() === NavigationType.Pop ? 'cache-first' : 'cache-and-network';
