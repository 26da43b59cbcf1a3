import { mostOpen, mostSponsors, mostTeams, type SponsorSide, type Sponsorship } from './sponsorship.ts'
import { sponsorshipRefusal } from './sponsorship-refusal.ts'

/** What one side has: its own requests that wait, and those with whom it is together. */
export type SponsorPlaces = {
  open: readonly { id: string; until: string }[]
  active: readonly string[]
}

const most: Record<SponsorSide, number> = { team: mostSponsors, sponsor: mostTeams }

/** The places of one side after a sponsorship of it has changed. */
export function placesAfter(
  places: SponsorPlaces,
  { side, sponsorship }: { side: SponsorSide; sponsorship: Sponsorship },
  now: string,
): SponsorPlaces {
  const id = side === 'team' ? sponsorship.sponsorId : sponsorship.teamId
  const open = places.open.filter((one) => one.id !== id && now < one.until)
  const active = places.active.filter((one) => one !== id)
  if (sponsorship.status === 'active') {
    if (active.length >= most[side]) throw sponsorshipRefusal.full(side)
    return { open, active: [...active, id] }
  }
  if (sponsorship.status === 'open' && sponsorship.askedFor === side) {
    if (open.length >= mostOpen) throw sponsorshipRefusal.tooManyOpen()
    return { open: [...open, { id, until: sponsorship.expiresAt }], active }
  }
  return { open, active }
}
