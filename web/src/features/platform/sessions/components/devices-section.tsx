import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { endOtherSessions, endSession } from '#shared/platform/sessions/contract.ts'
import type { Session } from '#shared/platform/sessions/session.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { useSecurityCommand } from '#web/features/platform/security/api/use-security-command.ts'
import { call } from '#web/lib/call.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { sessionPagesQuery } from '../api/session-queries.ts'

export function DevicesSection() {
  const pages = useInfiniteQuery(sessionPagesQuery)
  const [asking, setAsking] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const endOthers = useSecurityCommand(() => call(endOtherSessions, {}))
  const hasOthers = pages.data?.pages.some(({ items }) => items.some(({ current }) => !current))
  return (
    <Panel
      title="Logged-in devices"
      aside={
        hasOthers && (
          <Button size="sm" onClick={() => setAsking(true)}>
            Log out all others
          </Button>
        )
      }
    >
      <CursorList
        pages={pages}
        waiting={<ListSkeleton flush rows={2} />}
        failed="Your devices did not load"
        empty={null}
      >
        {(devices) => (
          <ul ref={list} tabIndex={-1} className="-my-4 divide-y divide-line">
            {devices.map((device) => (
              // The element that had the focus is gone with its row.
              <Device key={device.id} device={device} onEnded={() => list.current?.focus()} />
            ))}
          </ul>
        )}
      </CursorList>
      {asking && (
        <ConfirmCommand
          command={endOthers}
          input={undefined}
          done="All other devices are logged out."
          title="Log out all other devices?"
          description="Anyone using them has to log in again. This device stays logged in."
          confirmLabel="Log out all others"
          danger
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  )
}

const nameOf = ({ browser, system }: Session) => `${browser} on ${system}`

/** Each device has its own command, so that each of several sign-outs in a row gets its own message. */
function Device({ device, onEnded }: { device: Session; onEnded: () => void }) {
  const name = nameOf(device)
  const end = useSecurityCommand((sessionId: Session['id']) => call(endSession, { params: { sessionId } }))
  const signOut = usePress(() =>
    end.mutateAsync(device.id).then(() => {
      toast.success(`${name} is logged out.`)
      onEnded()
    }, toastFailure),
  )
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-3 font-semibold">
          {name}
          {device.current && <Badge tone="success">This device</Badge>}
        </p>
        <p className="mt-1 text-sm text-dim">
          Last seen <TimeAgo at={device.lastSeenAt} />, logged in <TimeAgo at={device.signedInAt} />
          {device.ip && (
            <>
              , approximate IP address <span className="readout">{device.ip}</span>
            </>
          )}
        </p>
      </div>
      {!device.current && (
        <Button size="sm" busy={end.isPending} onClick={signOut} aria-label={`Log out ${name}`}>
          Log out
        </Button>
      )}
    </li>
  )
}
