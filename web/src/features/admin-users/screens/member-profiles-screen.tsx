import { useSearchParams } from 'react-router-dom'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { ProfileList } from '../components/profile-list.tsx'

const tabs = [
  { id: 'public', label: 'Public', content: <ProfileList show="public" /> },
  { id: 'hidden', label: 'Hidden', content: <ProfileList show="hidden" /> },
]

export function Screen() {
  const [search, setSearch] = useSearchParams()
  return (
    <div className="page">
      <ScreenHeader
        title="Member profiles"
        lead="What members show in public, last changed first. Whatever you take out, its owner is told why."
      />
      <Tabs
        label="Profiles"
        value={search.get('show') ?? 'public'}
        onChange={(show) => setSearch({ show }, { replace: true, preventScrollReset: true })}
        tabs={tabs}
      />
    </div>
  )
}
