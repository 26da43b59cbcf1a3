import type { ComponentType } from 'react'

/** A button above the email queue that another noun brings, with the dialog that it opens. */
export type QueueAction = {
  label: string
  load: () => Promise<{ default: ComponentType<{ onClose: () => void }> }>
}
