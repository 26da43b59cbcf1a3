import { postOfFact } from '#core/feed/post-of-fact.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/teams/facts.ts'
import { teams } from '#core/teams/teams.ts'
import { teamPath } from '#shared/teams/team-path.ts'

/** No `once`: the post has an id that follows from the fact. */
export const handler = consumer(facts, 'team.joined', 'post', async ({ fact }) => {
  const { teamId, userId, how } = fact.payload
  const team = await teams.get({ id: teamId }, { consistent: true })
  if (team?.status !== 'active') return
  const about = { type: 'team', id: teamId, href: teamPath(teamId) }
  await postOfFact(fact, userId, () =>
    how === 'founded'
      ? { type: 'team_founded', title: `Founded the team ${team.name}`, about }
      : { type: 'team_joined', title: `Joined the team ${team.name}`, about },
  )
})
