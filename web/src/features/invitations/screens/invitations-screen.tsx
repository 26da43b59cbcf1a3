import { useSearchParams } from 'react-router-dom'
import { daysToAccept, InvitationState } from '#shared/invitations/invitation.ts'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { InvitationList } from '../components/invitation-list.tsx'
import { InviteForm } from '../components/invite-form.tsx'

const tabs = [
  { id: 'all', label: 'All' },
  { id: 'open', label: 'Open' },
  { id: 'accepted', label: 'Accepted' },
  { id: 'revoked', label: 'Withdrawn' },
]

export function Screen() {
  const [search, setSearch] = useSearchParams()
  const state = InvitationState.options.find((option) => option === search.get('state'))
  return (
    <div className="page">
      <ScreenHeader
        title="Invitations"
        lead={`A mail with a link that fills in the registration. It works for ${daysToAccept} days, once, for that address.`}
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="lg:order-2">
          <InviteForm />
        </div>
        <Tabs
          label="State"
          value={state ?? 'all'}
          onChange={(id) =>
            setSearch(id === 'all' ? {} : { state: id }, { replace: true, preventScrollReset: true })
          }
          tabs={tabs.map(({ id, label }) => ({
            id,
            label,
            content: <InvitationList key={id} state={state} />,
          }))}
        />
      </div>
    </div>
  )
}
