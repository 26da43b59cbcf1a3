import { CircleAlert, CircleCheck, CloudOff, HardDriveDownload } from 'lucide-react'
import type { DeskState } from '../offline/desk-store.ts'

/** Whether what was done here has reached the server. Green says so only when nothing is left on the device. */
export function QueueStatus({ state, onOpen }: { state: DeskState; onOpen: () => void }) {
  const waiting = state.queue.filter((item) => item.state === 'waiting').length
  const attention = state.queue.filter((item) => item.state === 'attention').length
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm font-semibold" role="status">
      {!state.isHeard && (
        <span className="inline-flex items-center gap-1.5 text-warn-ink">
          <CloudOff className="size-5" aria-hidden="true" />
          No connection
        </span>
      )}
      {waiting > 0 && (
        <span className="inline-flex items-center gap-1.5 text-warn-ink">
          <HardDriveDownload className="size-5" aria-hidden="true" />
          Saved on this device ({waiting})
        </span>
      )}
      {attention > 0 && (
        <button
          type="button"
          onClick={onOpen}
          className="inline-flex min-h-12 items-center gap-1.5 text-clip-ink underline"
        >
          <CircleAlert className="size-5" aria-hidden="true" />
          Needs attention ({attention})
        </button>
      )}
      {waiting === 0 && attention === 0 && state.sentCount > 0 && (
        <span className="inline-flex items-center gap-1.5 text-ok-ink">
          <CircleCheck className="size-5" aria-hidden="true" />
          Sent
        </span>
      )}
    </div>
  )
}
