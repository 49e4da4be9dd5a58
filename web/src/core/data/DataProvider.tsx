import { createContext, type ReactNode, useContext } from 'react';

/**
 * Puts the client around what needs it: `app` makes it of what all rooms say, and loads it when it
 * is drawn. Outside of `app` there is none: tests bring a client of their own.
 */
export const DataProviderContext = createContext((children: ReactNode): ReactNode => children);

/** The data layer, on a page that can be read and used without it. */
export default function DataProvider({ children }: { children: ReactNode }) {
  const provide = useContext(DataProviderContext);
  return provide(children);
}
