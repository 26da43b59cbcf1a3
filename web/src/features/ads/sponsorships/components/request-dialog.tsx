import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnSide } from '#shared/ads/sponsorships/contract.ts'
import { requestDays, type SponsorId } from '#shared/ads/sponsorships/sponsorship.ts'
import type { Team } from '#shared/community/teams/team.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { FoundChoice } from '#web/features/platform/lists/found-choice.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { useRequestSponsorship } from '../api/sponsorship-commands.ts'
import { foundSponsorsQuery, foundTeamsQuery } from '../api/sponsorship-queries.ts'
import { sideOf } from './sponsorship-list.tsx'

const words = {
  team: {
    title: 'Name a sponsor',
    description: `It is shown on your page once it accepts. The request is open for ${requestDays} days.`,
    label: 'Search businesses and organizations',
    placeholder: 'Name of your sponsor',
    nothing: 'No business or organization matches.',
    failure: 'The businesses did not load',
    send: 'Ask for sponsorship',
  },
  sponsor: {
    title: 'Sponsor a team',
    description: `Both pages say so once the team accepts. The offer is open for ${requestDays} days.`,
    label: 'Search teams',
    placeholder: 'Team name',
    nothing: 'No team matches.',
    failure: 'The teams did not load',
    send: 'Offer sponsorship',
  },
}

/** Asks the other side: a sponsor for a team, a team for a sponsor. */
export function RequestDialog({ sideId, onClose }: { sideId: OwnSide['id']; onClose: () => void }) {
  const side = sideOf(sideId)
  const { title, description, label, placeholder, nothing, failure, send } = words[side]
  const [q, setQ] = useState('')
  const [chosen, setChosen] = useState<string>()
  const [isMissing, setMissing] = useState(false)
  const found = useQuery(side === 'team' ? foundSponsorsQuery(q) : foundTeamsQuery(q))
  const request = useRequestSponsorship()
  const others = found.data?.filter(({ id }) => id !== sideId) ?? []
  const choice = others.find(({ id }) => id === chosen)
  const press = usePress(async () => {
    setMissing(!choice)
    if (!choice) return
    const [teamId, sponsorId] = side === 'team' ? [sideId, choice.id] : [choice.id, sideId]
    const params = { teamId: teamId as Team['id'], sponsorId: sponsorId as SponsorId }
    await request.mutateAsync({ params, body: { side } }).then(({ status }) => {
      toast.success(status === 'active' ? 'Sponsorship started' : `${choice.name} was asked`)
      onClose()
    }, toastFailure)
  })
  return (
    <Dialog
      open
      title={title}
      description={description}
      dismissible={!request.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={request.isPending}>
            Cancel
          </Button>
          <Button data-own variant="primary" busy={request.isPending} busyText="Asking..." onClick={press}>
            {send}
          </Button>
        </>
      }
    >
      <FoundChoice
        search={{ label, placeholder, q, onChange: setQ }}
        found={found}
        cards={{
          legend: q ? 'Found' : 'Suggestions',
          name: 'other',
          options: others.map(({ id, name, about }) => ({ value: id, label: name, hint: about })),
        }}
        chosen={chosen}
        words={{ nothing, failure }}
        error={isMissing && !choice ? 'Choose one first.' : undefined}
        onChoose={setChosen}
      />
    </Dialog>
  )
}
