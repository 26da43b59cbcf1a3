import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { endOtherSessions, endSession } from '#shared/sessions/contract.ts'
import type { Session } from '#shared/sessions/session.ts'
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
  const endOthers = useSecurityCommand(() => call(endOtherSessions, {}))
  const devices = pages.data?.pages.flatMap(({ items }) => items)
  const hasOthers = devices?.some(({ current }) => !current)
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
        <ul className="-my-4 divide-y divide-line">
          {devices.map((device) => (
            <Device key={device.id} device={device} />
          ))}
        </ul>
      )}
      {pages.hasNextPage && (
        <LoadMore hasMore loading={pages.isFetchingNextPage} onLoadMore={() => void pages.fetchNextPage()} />
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

function Device({ device }: { device: Session }) {
  const name = `${device.browser} on ${device.system}`
  const end = useSecurityCommand(() => call(endSession, { params: { sessionId: device.id } }))
  const press = () =>
    end.mutate(undefined, {
      onSuccess: () => toast.success(`${name} is signed out.`),
      onError: ({ message }) => toast.error(message),
    })
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
        <Button size="sm" busy={end.isPending} onClick={press} aria-label={`Sign out ${name}`}>
          Sign out
        </Button>
      )}
    </li>
  )
}
