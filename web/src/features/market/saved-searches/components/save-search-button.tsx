import { BellPlus } from 'lucide-react'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { SearchedFor } from '#shared/market/saved-searches/saved-search.ts'
import { completeProfilePath, loginPath } from '#web/lib/return-path.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

const SaveSearchDialog = lazy(async () => ({
  default: (await import('./save-search-dialog.tsx')).SaveSearchDialog,
}))

/** Keeps a search of the marketplace, so that the member hears of new items that match. */
export function SaveSearchButton({ filters }: { filters: SearchedFor }) {
  const session = useSession()
  const { pathname, search } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const label = (
    <>
      <BellPlus aria-hidden="true" className="size-4" />
      Save this search
    </>
  )
  const here = pathname + search
  if (session.status !== 'signed-in' || !session.me.registrationCompleted)
    return (
      <ButtonLink to={session.status === 'signed-in' ? completeProfilePath(here) : loginPath(here)}>
        {label}
      </ButtonLink>
    )
  return (
    <>
      <Button data-own onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <SaveSearchDialog filters={filters} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
