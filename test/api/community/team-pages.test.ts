import { expect, test } from 'vitest'
import { Client } from '#test/support/client.ts'
import { aPerson, putPeople } from '#test/support/sample-people.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { putTeam, teamName } from '#test/support/teams.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const visitor = new Client(sharedCloud().url)

test('the page of a team and the list of a state are whole without a script', async () => {
  const person = aPerson({ isPublicProfile: true, name: 'Rosa Roster' })
  await putPeople([person])
  const team = await putTeam(person.id, { name: `Quiet ${teamName()}`, state: 'VT' })
  const page = await visitor.send({ path: `/team/${team.id}` })
  expect(page.status).toBe(200)
  for (const part of [team.name, 'Rosa Roster', '"@type":"SportsTeam"', `property="og:title"`])
    expect(page.text).toContain(part)
  const list = await visitor.send({ path: '/teams?state=VT' })
  expect(list.status).toBe(200)
  expect(list.text).toContain(`/team/${team.id}`)
  expect((await visitor.send({ path: `/team/${unknownId('tea')}` })).status).toBe(404)
})
