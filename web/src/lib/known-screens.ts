import { createContext, useContext } from 'react'

type Exists = (href: string) => boolean

/** Whether there is a screen at a path of this site: what links to nothing is not shown. */
export const KnownScreens = createContext<Exists>(() => true)

export const useKnownScreens = (): Exists => useContext(KnownScreens)
