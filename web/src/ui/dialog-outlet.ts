import { createContext } from 'react'

/**
 * The place for the dialogs of a part of the page that must stay visible while that part is hidden. A dialog
 * in a hidden element is open but invisible.
 */
export const DialogOutlet = createContext<Element | null>(null)
