import { expect, test } from 'vitest'
import { getMe, updateMe } from '#shared/platform/users/contract.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { newMember } from '#test/support/new-member.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()

test('an edit changes the given fields and leaves the others', async () => {
  const { client } = await newMember(url)
  const before = (await client.call(getMe, {})).body
  const edited = await client.call(updateMe, {
    body: { name: 'Ada van der Lane', city: 'Tulsa', version: before.version },
  })
  const { updatedAt, unreadNotifications, sessionTimeoutMinutes, ...rest } = before
  expect(edited.body).toMatchObject({
    ...rest,
    name: 'Ada van der Lane',
    firstName: 'Ada',
    lastName: 'van der Lane',
    city: 'Tulsa',
    location: 'Tulsa, AZ',
    version: before.version + 1,
  })
  expect(edited.body.updatedAt >= updatedAt).toBe(true)
  expect((await client.call(getMe, {})).body).toEqual({
    ...edited.body,
    unreadNotifications,
    sessionTimeoutMinutes,
  })
})

test('one of two writers who read the same version is refused, and nothing is lost', async () => {
  const { client } = await newMember(url)
  const { version } = (await client.call(getMe, {})).body
  const changes = [{ city: 'Mesa' }, { bio: 'Two 12s.' }]
  const answers = await Promise.all(
    changes.map((change) => client.call(updateMe, { body: { ...change, version } })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const loser = answers.findIndex(({ status }) => status === 409)
  if (answers[loser]) expectProblem(answers[loser], 409, 'version_conflict')
  const fresh = (await client.call(getMe, {})).body
  const again = await client.call(updateMe, { body: { ...changes[loser], version: fresh.version } })
  expect(again.body).toMatchObject({ city: 'Mesa', bio: 'Two 12s.', version: version + 2 })
})

test('eight writers who each try until they succeed all succeed', async () => {
  const { client } = await newMember(url)
  const write = async (line: string): Promise<void> => {
    const { bio, version } = (await client.call(getMe, {})).body
    const answer = await client.call(updateMe, { body: { bio: `${bio}${line}`, version } })
    if (answer.status === 409) return write(line)
    expect(answer.status).toBe(200)
  }
  const letters = [...'abcdefgh']
  await Promise.all(letters.map(write))
  const { bio } = (await client.call(getMe, {})).body
  expect([...bio].toSorted()).toEqual(letters)
})

test('a profile shows what was written, in every script', async () => {
  const { client } = await newMember(url)
  const bio = '低音 🔊 Łódź <b>not bold</b> \'; DROP TABLE "users" -- {{y}}'
  const answer = await client.call(updateMe, { body: { bio, version: 1 } })
  expect(answer.body.bio).toBe(bio)
})
