// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { DeskId, platformDesk } from '#shared/support/support-requests/named-request.ts'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { deskPlaces } from '#web/features/support/support-desks/api/admin-settings-api.ts'
import { DeskPlaces } from '#web/features/support/support-desks/components/desk-places.tsx'
import { DeskSelect } from '#web/features/support/support-desks/components/desk-select.tsx'
import { Button } from '#web/ui/button.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { adminDeskApi } from '../api/admin-desk-api.ts'
import { DeskProvider } from '../desk/desk-api.ts'
import { DeskBoard } from '../desk/desk-board.tsx'

/** Few requests begin here. */
const OpenRequestDialog = lazy(async () => ({
  default: (await import('../components/open-request-dialog.tsx')).OpenRequestDialog,
}))

export const title = 'Support'

const chosenDesk = { desk: z._default(DeskId, platformDesk) }

/** The requests that wait for the platform, and those at the desks of organizations. */
export function Screen() {
  const { filter, setFilter } = useAddressFilter(chosenDesk)
  const [search, setSearch] = useSearchParams()
  const desk = useMemo(() => adminDeskApi(filter.desk), [filter.desk])
  const writesTo = search.get('email')
  const open = (email: string | undefined) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (email === undefined) next.delete('email')
        else next.set('email', email)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <div className="page">
      <ScreenHeader
        title={title}
        actions={
          <>
            <DeskSelect value={filter.desk} onChange={(id) => setFilter({ desk: id })} />
            <Button onClick={() => open('')}>New request</Button>
          </>
        }
      />
      <DeskPlaces places={deskPlaces} current="requests" />
      <DeskProvider value={desk}>
        <DeskBoard key={filter.desk} />
      </DeskProvider>
      {writesTo !== null && (
        <Suspense>
          <OpenRequestDialog email={writesTo} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
