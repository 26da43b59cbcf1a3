// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { type ComponentType, lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { MyBusinessesTab } from '../own/my-businesses-tab.tsx'
import type { MyListingsTab } from '../own/my-listings-tab.ts'
import * as ofNouns from '../own/my-listings-tabs-of-nouns.ts'

export const title = 'My listings'

type Shown = Omit<MyListingsTab, 'load'> & { Content: ComponentType }

const tabs: readonly Shown[] = [
  {
    id: 'directory',
    label: 'Directory',
    add: { to: '/directory/create', label: 'Add a business' },
    Content: MyBusinessesTab,
  },
  ...Object.values(ofNouns).map(({ load, ...tab }) => ({ ...tab, Content: lazy(load) })),
]

export function Screen() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('tab')
  const { id: open, add, also } = tabs.find(({ id }) => id === asked) ?? (tabs[0] as Shown)
  return (
    <div className="shell max-w-5xl py-10">
      <ScreenHeader
        title={title}
        actions={
          <>
            {also && <ButtonLink to={also.to}>{also.label}</ButtonLink>}
            <ButtonLink to={add.to} variant="primary">
              {add.label}
            </ButtonLink>
          </>
        }
      />
      <Tabs
        label={title}
        value={open}
        // The filters of one tab mean nothing in another.
        onChange={(tab) =>
          setSearch(tab === 'directory' ? {} : { tab }, { replace: true, preventScrollReset: true })
        }
        tabs={tabs.map(({ id, label, Content }) => ({
          id,
          label,
          content: (
            <Suspense fallback={<div className="skeleton h-64" />}>
              <Content />
            </Suspense>
          ),
        }))}
      />
    </div>
  )
}
