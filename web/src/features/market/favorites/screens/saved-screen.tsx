import { useSearchParams } from 'react-router-dom'
import { SearchesTab } from '#web/features/market/saved-searches/components/searches-tab.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { ItemsTab } from '../components/items-tab.tsx'

export const title = 'Saved'

export function Screen() {
  const [search, setSearch] = useSearchParams()
  return (
    <div className="shell max-w-5xl py-10">
      <ScreenHeader title={title} />
      <Tabs
        label="Saved"
        value={search.get('tab') ?? 'items'}
        onChange={(tab) =>
          setSearch(tab === 'items' ? {} : { tab }, { replace: true, preventScrollReset: true })
        }
        tabs={[
          { id: 'items', label: 'Items', content: <ItemsTab /> },
          { id: 'searches', label: 'Searches', content: <SearchesTab /> },
        ]}
      />
    </div>
  )
}
