import type { NounInfra } from '#lib/noun-infra.ts'

/** A step of a sponsorship notifies the other side. */
const step = { table: ['get', 'query', 'batchGet', 'put', 'update', 'check'] } as const
const end = { table: ['get', 'query', 'batchGet', 'put', 'update'], timeoutSeconds: 300 } as const

export const sponsorships = {
  routes: {
    listTeamSponsors: { table: ['get', 'query', 'batchGet'] },
    listSponsoredTeams: { table: ['query', 'batchGet'] },
    listOwnSponsorSides: { table: ['get', 'query', 'batchGet'] },
    listMySponsorships: { table: ['get', 'query', 'batchGet'] },
    requestSponsorship: step,
    acceptSponsorship: step,
    declineSponsorship: step,
    endSponsorship: step,
  },
  consumers: {
    endSponsorshipsOfTeam: {
      entry: 'events/community/team-archived/end-sponsorships.ts',
      on: { fact: 'team.archived' },
      ...end,
    },
    endSponsorshipsOfListing: {
      entry: 'events/directory/listing-changed/end-sponsorships.ts',
      on: { fact: 'listing.changed' },
      ...end,
    },
    endSponsorshipsOfOrganization: {
      entry: 'events/organizations/organization-changed/end-sponsorships.ts',
      on: { fact: 'organization.changed' },
      ...end,
    },
  },
} satisfies NounInfra<'sponsorships'>
