import { useMutation, useQuery } from '@tanstack/react-query'
import { createExportLink, listExports } from '#shared/accounts/exports/contract.ts'
import { type DataExport, daysAvailable } from '#shared/accounts/exports/data-export.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { fileSize } from '#web/features/platform/uploads/file-size.ts'
import { call } from '#web/lib/call.ts'
import { query } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { useRequestExport } from '../api/export-commands.ts'

const askAgainMs = 5000

/** The copies that can be downloaded; looked at again while one is being prepared. */
const exportsQuery = query(
  'exports',
  listExports,
  { query: {} },
  { refetchInterval: ({ state }) => (isPreparing(state.data?.items) ? askAgainMs : false) },
)

const isPreparing = (copies: readonly DataExport[] | undefined) =>
  copies?.some(({ state }) => state === 'preparing')

function describe({ state, bytes, expiresAt }: DataExport): string {
  if (state === 'preparing') return 'Preparing...'
  if (state === 'failed') return 'We couldn’t prepare this copy. Please request a new one.'
  return `${fileSize(bytes ?? 0)}, available until ${localTime(expiresAt)}`
}

/** A copy of everything that is kept about the member. */
export function ExportPanel() {
  const copies = useQuery(exportsQuery)
  const request = useRequestExport()
  return (
    <Panel data-own="part" title="Download your data">
      <div className="grid gap-5">
        <p className="max-w-2xl text-dim">
          A zip file with everything we have about you: your profile, activity, notifications and emails, and
          the files you uploaded. We email you when it is ready. You can download it for {daysAvailable} days.
        </p>
        {copies.isPending && <Skeleton className="h-18.5" />}
        {copies.isError && !copies.data && (
          <QueryFailure
            title="Your copies did not load"
            error={copies.error}
            retrying={copies.isFetching}
            onRetry={() => void copies.refetch()}
          />
        )}
        {copies.data && (
          <ul className="divide-y divide-line rounded-sm border border-line">
            {copies.data.items.map((copy) => (
              <Copy key={copy.id} copy={copy} />
            ))}
            {/* The row is as high as one copy, so what is below does not move under the pointer. */}
            {copies.data.items.length === 0 && (
              <li className="flex min-h-18 items-center px-4 py-3 text-dim">You haven’t requested a copy.</li>
            )}
          </ul>
        )}
        <Button
          className="justify-self-start"
          busy={request.isPending}
          busyText="Requesting..."
          disabled={isPreparing(copies.data?.items)}
          onClick={() =>
            request.mutate(
              {},
              {
                onSuccess: () =>
                  toast.success('We are preparing your data and will email you when it is ready'),
                onError: toastFailure,
              },
            )
          }
        >
          Request a copy
        </Button>
      </div>
    </Panel>
  )
}

function Copy({ copy }: { copy: DataExport }) {
  const download = useMutation({
    mutationFn: () => call(createExportLink, { params: { exportId: copy.id } }),
    onSuccess: ({ url }) => location.assign(url),
    onError: toastFailure,
  })
  const requested = localTime(copy.requestedAt)
  return (
    <li className="flex min-h-18 flex-wrap items-center justify-between gap-3 px-4 py-3">
      <span>
        <span className="block font-semibold">Copy from {requested}</span>
        <span className="block text-sm text-dim">{describe(copy)}</span>
      </span>
      {copy.state === 'ready' && (
        <Button
          size="sm"
          variant="primary"
          busy={download.isPending}
          busyText="Opening..."
          onClick={() => download.mutate()}
        >
          Download<span className="sr-only"> the copy from {requested}</span>
        </Button>
      )}
    </li>
  )
}
