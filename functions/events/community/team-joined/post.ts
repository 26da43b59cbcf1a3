import { postOfFact } from '#core/community/feed/post-of-fact.ts'
import { facts } from '#core/community/teams/facts.ts'
import { teams } from '#core/community/teams/teams.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { teamPath } from '#shared/community/teams/team-path.ts'

/** No `once`: the post has an id that follows from the fact. */
export const handler = consumer(facts, 'team.joined', 'post', async ({ fact }) => {
  const { teamId, userId, how } = fact.payload
  const team = await teams.get({ id: teamId }, { consistent: true })
  if (team?.status !== 'active' || team.removed) return
  const about = { type: 'team', id: teamId, href: teamPath(teamId) }
  await postOfFact(fact, userId, () =>
    how === 'founded'
      ? { type: 'team_founded', title: `Created the team ${team.name}`, about }
      : { type: 'team_joined', title: `Joined the team ${team.name}`, about },
  )
})
