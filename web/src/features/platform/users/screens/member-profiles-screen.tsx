import * as z from 'zod/mini'
import { ProfileVisibility } from '#shared/platform/users/moderation-contract.ts'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { ProfileList } from '../components/profile-list.tsx'

const tabs = [
  { id: 'public', label: 'Public', content: <ProfileList show="public" /> },
  { id: 'hidden', label: 'Hidden', content: <ProfileList show="hidden" /> },
]

const profileFilter = { show: z._default(ProfileVisibility, 'public') }

export const title = 'Member profiles'

export function Screen() {
  const { filter, setFilter } = useAddressFilter(profileFilter)
  return (
    <div className="page">
      <ScreenHeader
        title="Member profiles"
        lead="Profiles that members made public, most recently changed first. If you remove something, we tell the member why."
      />
      <Tabs label="Profiles" value={filter.show} onChange={(show) => setFilter({ show })} tabs={tabs} />
    </div>
  )
}
