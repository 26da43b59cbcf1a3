import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { endOtherSessions, endSession } from '#shared/sessions/contract.ts'
import type { Session } from '#shared/sessions/session.ts'
import { loadNextPage } from '#web/features/forms/load-next-page.ts'
import { QueryFailure } from '#web/features/forms/query-failure.tsx'
import { TimeAgo } from '#web/features/notifications/components/time-ago.tsx'
import { call } from '#web/lib/call.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { sessionPagesQuery } from '../api/session-pages.ts'
import { useSecurityCommand } from '../api/use-security-command.ts'

export function DevicesSection() {
  const pages = useInfiniteQuery(sessionPagesQuery)
  const [asking, setAsking] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const end = useSecurityCommand((device: Session) => call(endSession, { params: { sessionId: device.id } }))
  const endOthers = useSecurityCommand(() => call(endOtherSessions, {}))
  const devices = pages.data?.pages.flatMap(({ items }) => items)
  const hasOthers = devices?.some(({ current }) => !current)
  const signOut = (device: Session) =>
    end.mutate(device, {
      onSuccess: () => {
        toast.success(`${nameOf(device)} is signed out.`)
        // What had the focus is gone with its row.
        list.current?.focus()
      },
      onError: ({ message }) => toast.error(message),
    })
  const confirm = () =>
    endOthers.mutate(undefined, {
      onSuccess: () => toast.success('All other devices are signed out.'),
      onError: ({ message }) => toast.error(message),
      onSettled: () => setAsking(false),
    })
  return (
    <Panel
      title="Signed-in devices"
      aside={
        hasOthers && (
          <Button size="sm" onClick={() => setAsking(true)}>
            Sign out all others
          </Button>
        )
      }
    >
      {pages.isError && devices === undefined ? (
        <QueryFailure
          title="Your devices could not be loaded"
          error={pages.error}
          onRetry={() => void pages.refetch()}
          retrying={pages.isFetching}
        />
      ) : devices === undefined ? (
        <Skeleton lines={4} />
      ) : (
        <ul ref={list} tabIndex={-1} className="-my-4 divide-y divide-line">
          {devices.map((device) => (
            <Device
              key={device.id}
              device={device}
              busy={end.isPending && end.variables.id === device.id}
              onEnd={() => signOut(device)}
            />
          ))}
        </ul>
      )}
      {pages.hasNextPage && (
        <LoadMore hasMore loading={pages.isFetchingNextPage} onLoadMore={() => void loadNextPage(pages)} />
      )}
      <ConfirmDialog
        open={asking}
        title="Sign out all other devices?"
        description="Whoever uses them has to log in again. This device stays signed in."
        confirmLabel="Sign out all others"
        danger
        busy={endOthers.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </Panel>
  )
}

const nameOf = ({ browser, system }: Session) => `${browser} on ${system}`

type DeviceProps = { device: Session; busy: boolean; onEnd: () => void }

function Device({ device, busy, onEnd }: DeviceProps) {
  const name = nameOf(device)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-3 font-semibold">
          {name}
          {device.current && <Badge tone="success">This device</Badge>}
        </p>
        <p className="mt-1 text-sm text-dim">
          Last seen <TimeAgo at={device.lastSeenAt} />, signed in <TimeAgo at={device.signedInAt} />
          {device.ip && (
            <>
              , about <span className="readout">{device.ip}</span>
            </>
          )}
        </p>
      </div>
      {!device.current && (
        <Button size="sm" busy={busy} onClick={onEnd} aria-label={`Sign out ${name}`}>
          Sign out
        </Button>
      )}
    </li>
  )
}
