// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import type { OwnSavedSearch } from '#shared/market/saved-searches/contract.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { ItemCard } from '#web/features/market/market-items/components/item-card.tsx'
import { itemsPath } from '#web/features/market/market-items/components/item-filters.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useDeleteSearch, useUpdateSearch } from '../api/saved-search-commands.ts'
import { searchFilters } from './search-filters.ts'
import { searchParts, suggestedName } from './search-words.ts'

const EditSearchDialog = lazy(async () => ({
  default: (await import('./edit-search-dialog.tsx')).EditSearchDialog,
}))

const shownOnPhone = 2

/** A saved search: what it looks for, how its member hears of it, and what it found last. */
export function SearchPanel({ own: { search, hits, lastAt } }: { own: OwnSavedSearch }) {
  const { id: savedSearchId, name, filters, every, isMailed } = search
  const [asked, setAsked] = useState<'edit' | 'delete'>()
  const remove = useDeleteSearch()
  const close = () => setAsked(undefined)
  const rhythm = every === 'daily' ? 'Daily' : 'Right away'
  return (
    <Panel title={name}>
      <div className="grid gap-4">
        <div className="grid gap-x-8 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
          <div className="min-w-0 wrap-anywhere">
            {name !== suggestedName(filters) && <p>{searchParts(filters).join(', ')}</p>}
            <p className="text-sm text-dim">
              {rhythm}, {isMailed ? 'in the app and by email' : 'in the app only'}
            </p>
          </div>
          <PauseSwitch search={search} />
        </div>
        {hits.length > 0 ? (
          <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
            <ul aria-label={`Found by ${name}`} className="contents">
              {hits.slice(0, shownOnPhone).map((item) => (
                <ItemCard key={item.id} item={item} />
              ))}
            </ul>
            {hits.length > shownOnPhone && (
              <ul aria-label={`More found by ${name}`} className="contents max-sm:hidden">
                {hits.slice(shownOnPhone).map((item) => (
                  <ItemCard key={item.id} item={item} />
                ))}
              </ul>
            )}
          </div>
        ) : (
          <p className="text-dim">{lastAt ? 'What it found is no longer for sale.' : 'Nothing new yet.'}</p>
        )}
        {lastAt && <p className="text-sm text-dim">Last match {localTime(lastAt)}</p>}
        <div className="flex flex-wrap gap-3">
          <ButtonLink size="sm" variant="primary" to={itemsPath(searchFilters(filters))}>
            Open this search<span className="sr-only">: {name}</span>
          </ButtonLink>
          <Button data-own size="sm" onClick={() => setAsked('edit')}>
            Edit<span className="sr-only"> {name}</span>
          </Button>
          <Button data-own size="sm" variant="ghost" onClick={() => setAsked('delete')}>
            Delete<span className="sr-only"> {name}</span>
          </Button>
        </div>
      </div>
      {asked === 'edit' && (
        <Suspense>
          <EditSearchDialog search={search} onClose={close} />
        </Suspense>
      )}
      {asked === 'delete' && (
        <ConfirmCommand
          command={remove}
          input={{ params: { savedSearchId } }}
          done="Search deleted"
          title={`Delete ${name}?`}
          description="You get no more alerts for it."
          confirmLabel="Delete search"
          danger
          onClose={close}
        />
      )}
    </Panel>
  )
}

function PauseSwitch({ search }: { search: OwnSavedSearch['search'] }) {
  const { id: savedSearchId, name, filters, every, isMailed, isPaused, version } = search
  const update = useUpdateSearch()
  const shown = update.isPending ? update.variables.body.isPaused : isPaused
  const turn = (on: boolean) => {
    if (update.isPending) return
    const body = { name, filters, every, isMailed, isPaused: !on, version }
    update.mutate({ params: { savedSearchId }, body }, { onError: toastFailure })
  }
  return (
    <Switch
      data-own
      label={
        <>
          Alerts<span className="sr-only"> for {name}</span>
        </>
      }
      hint={shown ? 'Paused' : 'On'}
      checked={!shown}
      onChange={({ target }) => turn(target.checked)}
    />
  )
}
