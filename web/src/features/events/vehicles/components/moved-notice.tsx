import { useEffect, useRef } from 'react'
import type { Vehicle } from '#shared/events/vehicles/vehicle.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

export type Moved = { vehicle: Vehicle; to: 'archive' | 'garage' }

type MovedNoticeProps = { moved: Moved; busy: boolean; onUndo: () => void }

/** Shows what was just archived or restored. The button that did it is gone, so the focus moves here. */
export function MovedNotice({ moved, busy, onUndo }: MovedNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move is a reason to look here again
  useEffect(() => notice.current?.focus(), [moved])
  const { vehicle, to } = moved
  return (
    <div ref={notice} tabIndex={-1} className="mb-6 rounded-sm">
      <Banner
        tone="success"
        action={
          <Button size="sm" busy={busy} onClick={onUndo}>
            Undo
          </Button>
        }
      >
        <p role="status">
          {to === 'archive' ? `${vehicle.name} is archived.` : `${vehicle.name} is back in your garage.`}
        </p>
      </Banner>
    </div>
  )
}
