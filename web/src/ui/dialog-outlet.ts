import { createContext } from 'react'

/**
 * Where dialogs of a part of the page are put, when they must stay in sight while that part is hidden: a dialog in a
 * hidden element is open and not to be seen.
 */
export const DialogOutlet = createContext<Element | null>(null)
