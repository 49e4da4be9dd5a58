import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Coming back, a list stands as it was left, all loaded pages at their place. Coming anew, it shows what it has and asks for the latest.
 */
export const useArrivalPolicy = () =>
  useNavigationType() === NavigationType.Pop ? 'cache-first' : 'cache-and-network';
