import type { SponsorSide } from '#shared/ads/sponsorships/sponsorship.ts'
import type { Client } from '#test/support/client.ts'
import { feedMember } from '#test/support/feed-member.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { putListing } from '#test/support/put-listing.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { pairOf, putSponsorship } from '#test/support/sponsorships.ts'
import { putTeam } from '#test/support/teams.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()

const unknown = pairOf([{ id: unknownId('tea') }, { id: unknownId('lst') }])
const as = (side: SponsorSide) => ({ body: { side } })

const idOf = (caller: Client | undefined) => (caller?.token ? userIdOf(caller) : undefined)
const someone = async () => (await feedMember(url)).userId

/** The listing of someone, which the team of someone else has asked. */
async function asked(ownerId: string) {
  const pair = [await putTeam(await someone()), await putListing(ownerId)] as const
  await putSponsorship(pair, new Date().toISOString())
  return { params: pairOf(pair), ...as('sponsor') }
}

/** The listing of someone, and the team of someone else. */
const apart = async (ownerId: string) => ({
  params: pairOf([await putTeam(await someone()), await putListing(ownerId)]),
  ...as('sponsor'),
})

const step = {
  sample: async (caller?: Client) => {
    const id = idOf(caller)
    return id ? asked(id) : { params: unknown, ...as('sponsor') }
  },
  foreign: async ({ id }: { id: string }) => ({ input: await asked(id), code: 'listing_not_found' }),
}

export const fixture = {
  listTeamSponsors: async (caller) => ({
    params: { teamId: caller ? (await putTeam(await someone())).id : unknown.teamId },
  }),
  listSponsoredTeams: async (caller) => ({
    params: { sponsorId: caller ? (await putListing(undefined)).id : unknown.sponsorId },
  }),
  listOwnSponsorSides: () => ({}),
  listMySponsorships: {
    sample: async (caller) => {
      const id = idOf(caller)
      const sideId = id ? (await putListing(id)).id : unknown.sponsorId
      return { params: { sideId }, query: { status: 'open' } }
    },
    foreign: async ({ id }) => ({
      input: { params: { sideId: (await putListing(id)).id }, query: { status: 'open' } },
      code: 'listing_not_found',
    }),
  },
  requestSponsorship: {
    sample: async (caller) => {
      const id = idOf(caller)
      return id ? apart(id) : { params: unknown, ...as('sponsor') }
    },
    foreign: async ({ id }) => ({ input: await apart(id), code: 'listing_not_found' }),
  },
  acceptSponsorship: step,
  declineSponsorship: step,
  endSponsorship: step,
} satisfies NounFixture<'sponsorships'>
