import { useSyncExternalStore } from 'react'
import { pendingEmail } from '#web/lib/session/pending-email.ts'

const never = () => () => {}

/** The address that waits for verification in this browser tab, or an empty text. */
export const usePendingEmail = () => useSyncExternalStore(never, pendingEmail, () => '')
