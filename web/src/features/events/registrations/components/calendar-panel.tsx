import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getCalendarAddress, renewOwnCalendar } from '#shared/events/registrations/calendar-contract.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { query } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { CalendarButtons } from '#web/ui/calendar-buttons.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const addressQuery = query('registrations', getCalendarAddress, {})

/**
 * The secret address under which a calendar program follows the member's own entries. It is shown once, when
 * it is created.
 */
export function CalendarPanel() {
  const queryClient = useQueryClient()
  const known = useQuery({ ...addressQuery, networkMode: 'always' })
  const renew = useCommand({
    send: (_: undefined, idempotencyKey) => call(renewOwnCalendar, {}, { idempotencyKey }),
    onDone: ({ madeAt }) => Promise.resolve(queryClient.setQueryData(addressQuery.queryKey, { madeAt })),
  })
  const [asking, setAsking] = useState(false)
  const address = renew.data?.address
  const make = () => {
    setAsking(false)
    renew.mutate(undefined, { onError: toastFailure })
  }
  // Without the network, the entries above say so.
  if (known.error instanceof ApiError && known.error.status === 0) return null
  return (
    <Panel title="Subscribe">
      <div className="grid gap-4">
        <p className="text-dim">Add your entries to your calendar. Changes show up on their own.</p>
        {address && <Address address={address} />}
        {known.isPending && <Skeleton className="h-11" label="Looking for your calendar..." />}
        {known.isError && (
          <QueryFailure
            title="Your calendar did not load"
            error={known.error}
            retrying={known.isFetching}
            onRetry={() => void known.refetch()}
          />
        )}
        {known.data && (
          <div className="flex flex-wrap items-center gap-3">
            <Button
              data-own
              busy={renew.isPending}
              busyText="Making..."
              onClick={() => (known.data.madeAt ? setAsking(true) : make())}
            >
              {known.data.madeAt ? 'New link' : 'Get calendar link'}
            </Button>
            {known.data.madeAt && !address && (
              <p className="text-sm text-dim">
                You made a link on {localTime(known.data.madeAt)}. It was shown once, and it still works.
              </p>
            )}
          </div>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          open
          title="Make a new link?"
          description="The old link stops working, and calendars that use it no longer show your entries."
          confirmLabel="New link"
          onConfirm={make}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  )
}

function Address({ address }: { address: string }) {
  return (
    <div className="grid gap-3">
      <Field
        label="Calendar link"
        hint="Copy it now: it is shown once. Anyone with the link can see which events you entered."
      >
        <Input readOnly value={address} onFocus={({ target }) => target.select()} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <CalendarButtons address={address} primary="copy" />
      </div>
    </div>
  )
}
