import { endOfTeam } from '#core/ads/sponsorships/end-gone.ts'
import { facts } from '#core/community/teams/facts.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

/** A team that is no more has no sponsors. No `once`: a delivery that breaks off goes on with those that are left. */
export const handler = consumer(facts, 'team.archived', 'end-sponsorships', ({ fact, now }) =>
  endOfTeam(fact.payload.teamId, now),
)
