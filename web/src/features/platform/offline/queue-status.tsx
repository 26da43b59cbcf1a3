import { CircleAlert, CircleCheck, CloudOff, HardDriveDownload } from 'lucide-react'
import type { Queued } from './queued.ts'

type QueueStatusProps = {
  queue: readonly Queued[]
  isHeard: boolean
  /** True when the server has taken something since the screen was opened. */
  hasSent: boolean
  /** The users' word for this device. */
  device?: 'device' | 'tablet'
  onOpen: () => void
}

/**
 * Shows whether actions on this device have reached the server. It is green only when nothing is left on the
 * device.
 */
export function QueueStatus({ queue, isHeard, hasSent, device = 'device', onOpen }: QueueStatusProps) {
  const waiting = queue.filter((item) => item.state === 'waiting').length
  const attention = queue.filter((item) => item.state === 'attention').length
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm font-semibold" role="status">
      {!isHeard && (
        <span className="inline-flex items-center gap-1.5 text-warn-ink">
          <CloudOff className="size-5" aria-hidden="true" />
          No connection
        </span>
      )}
      {waiting > 0 && (
        <span className="inline-flex items-center gap-1.5 text-warn-ink">
          <HardDriveDownload className="size-5" aria-hidden="true" />
          Saved on this {device} ({waiting})
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
      {waiting === 0 && attention === 0 && hasSent && (
        <span className="inline-flex items-center gap-1.5 text-ok-ink">
          <CircleCheck className="size-5" aria-hidden="true" />
          Sent
        </span>
      )}
    </div>
  )
}
