import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { DeskView } from '#shared/support/support-requests/agent-shapes.ts'
import { RequestPriority } from '#shared/support/support-requests/support-request.ts'
import { FilterBar } from '#web/features/platform/lists/filter-bar.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { Button } from '#web/ui/button.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useDesk } from './desk-api.ts'
import { deskFilter } from './desk-filter.ts'
import { DeskList } from './desk-list.tsx'
import { deskCategoriesQuery, deskCountsQuery } from './desk-queries.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { KeysHint } from './keys-hint.tsx'
import { priorityWords, viewWords } from './request-words.ts'
import { useKeysSwitch } from './use-keys-switch.ts'

/** The requests of a desk by its views, each with its count; a search goes over all of them. */
export function DeskBoard() {
  const desk = useDesk()
  const { filter, setFilter } = useAddressFilter(deskFilter)
  const categories = useQuery(deskCategoriesQuery(desk)).data ?? []
  const counts = useQuery(deskCountsQuery(desk)).data?.views
  const [keysOn, switchKeys] = useKeysSwitch()
  const [isHelping, setHelping] = useState(false)
  const labelOf = (view: DeskView) => {
    const count = counts?.[view] ?? 0
    return count > 0 ? `${viewWords[view]} ${count.toLocaleString('en-US')}` : viewWords[view]
  }
  const list = (
    <DeskList
      filter={filter}
      keysOn={keysOn}
      onTag={(tag) => setFilter({ tag })}
      onHelp={() => setHelping(true)}
    />
  )
  return (
    <>
      <FilterBar
        filter={filter}
        onChange={setFilter}
        parts={[
          {
            kind: 'search',
            name: 'q',
            label: desk.isAdmin ? 'Search by number, address, or words' : 'Search by number or words',
            placeholder: desk.isAdmin ? 'Number, address, or words' : 'Number or words',
          },
          {
            kind: 'choice',
            name: 'priority',
            label: 'Priority',
            any: 'Any priority',
            options: RequestPriority.options.map((priority) => [priority, priorityWords[priority]]),
          },
          {
            kind: 'choice',
            name: 'category',
            label: 'Category',
            any: 'Any category',
            options: categories.map(({ key, label }) => [key, label]),
          },
        ]}
      >
        {filter.tag ? (
          <Button aria-label={`Tag ${filter.tag}, remove`} onClick={() => setFilter({ tag: undefined })}>
            {filter.tag}
            <X className="size-4" aria-hidden="true" />
          </Button>
        ) : null}
      </FilterBar>
      {filter.q ? (
        <section aria-label="Search results">{list}</section>
      ) : (
        <Tabs
          label="Views"
          narrow="dropdown"
          value={filter.view}
          onChange={(view) => setFilter({ view })}
          tabs={DeskView.options.map((view) => ({ id: view, label: labelOf(view), content: list }))}
        />
      )}
      <KeysHint isOn={keysOn} onAll={() => setHelping(true)} />
      {isHelping && <KeysDialog isOn={keysOn} onSwitch={switchKeys} onClose={() => setHelping(false)} />}
    </>
  )
}
