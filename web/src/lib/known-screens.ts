import { createContext, useContext } from 'react'

type Exists = (href: string) => boolean

/** Tells whether there is a screen at a path of this site. Links to nothing are not shown. */
export const KnownScreens = createContext<Exists>(() => true)

export const useKnownScreens = (): Exists => useContext(KnownScreens)
