import * as z from 'zod/mini'
import { daysToAccept, InvitationState } from '#shared/accounts/invitations/invitation.ts'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
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

const invitationFilter = { state: z.optional(InvitationState) }

export const title = 'Invitations'

export function Screen() {
  const {
    filter: { state },
    setFilter,
  } = useAddressFilter(invitationFilter)
  return (
    <div className="page">
      <ScreenHeader
        title="Invitations"
        lead={`We email a link to a prefilled sign-up form. It works once, only for that address, within ${daysToAccept} days.`}
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="lg:order-2">
          <InviteForm />
        </div>
        <Tabs
          label="Status"
          value={state ?? 'all'}
          onChange={(id) => setFilter({ state: id === 'all' ? undefined : id })}
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
