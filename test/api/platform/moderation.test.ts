import { expect, test } from 'vitest'
import { completeRegistration, getMe, setProfilePicture, updateMe } from '#shared/platform/users/contract.ts'
import { listMemberProfiles, moderateProfile } from '#shared/platform/users/moderation-contract.ts'
import { exportUsers } from '#shared/platform/users/user-list-contract.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { completion, newMember } from '#test/support/new-member.ts'
import { userIdOf } from '#test/support/records.ts'
import { aPerson, putPeople } from '#test/support/sample-people.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { uploadFile } from '#test/support/upload.ts'

const { url } = sharedCloud()
const control = controlOf(url)

test('a hidden profile leaves the public, its owner is told why and cannot put it back', async () => {
  const admin = await demoClient(url, 'admin')
  const { client, email } = await newMember(url)
  const userId = userIdOf(client)
  const body = { ...completion(1), bio: 'Buy my miracle cable.', isPublicProfile: true }
  await client.call(completeRegistration, { body })
  const moderate = (moderation: 'hide' | 'show' | 'remove_bio' | 'remove_picture') =>
    admin.call(moderateProfile, { params: { userId }, body: { moderation, reason: 'Advertising' } })
  expect((await moderate('remove_bio')).body.bio).toBe('')
  expectProblem(await moderate('remove_picture'), 409, 'nothing_to_moderate')
  expect((await moderate('hide')).body.profileHidden?.reason).toBe('Advertising')
  await control.settle()
  const listed = async (show: 'public' | 'hidden') =>
    (await everyItem(admin, listMemberProfiles, { query: { show } })).some(({ id }) => id === userId)
  expect([await listed('public'), await listed('hidden')]).toEqual([false, true])
  const mails = await control.inbox(email)
  expect(mails.filter(({ text }) => text.includes('Reason: Advertising'))).toHaveLength(2)

  const { version } = (await client.call(getMe, {})).body
  const put = await client.call(updateMe, { body: { isPublicProfile: true, version } })
  expect(expectProblem(put, 403, 'profile_hidden').detail).toContain('Advertising')
  expect(
    (await client.call(updateMe, { body: { city: 'Mesa', isPublicProfile: false, version } })).status,
  ).toBe(200)
  expect((await moderate('show')).body.profileHidden).toBeUndefined()
  await control.settle()
  expect([await listed('public'), await listed('hidden')]).toEqual([true, false])
})

test('a picture that was replaced or taken away is served no longer', async () => {
  const admin = await demoClient(url, 'admin')
  const { client } = await newMember(url)
  const userId = userIdOf(client)
  const choose = async () => {
    const uploadId = (await uploadFile(client)) as `upl_${string}`
    return (await client.call(setProfilePicture, { body: { uploadId } })).body.profileImage ?? ''
  }
  const served = async (picture: string) => (await fetch(`${url}${picture}`)).status
  const first = await choose()
  expect(await served(first)).toBe(200)
  const second = await choose()
  await control.settle()
  expect(await served(first)).not.toBe(200)
  expect(await served(second)).toBe(200)
  const body = { moderation: 'remove_picture', reason: 'Not yours' } as const
  expect((await admin.call(moderateProfile, { params: { userId }, body })).status).toBe(200)
  await control.settle()
  expect(await served(second)).not.toBe(200)
})

test('a list is exported in parts that make one file, and nothing in it can be run', async () => {
  const admin = await demoClient(url, 'admin')
  const mark = `csv${crypto.randomUUID().slice(0, 8)}`
  const people = Array.from({ length: 40 }, (_, at) =>
    aPerson({
      name: `${mark} Person ${at}`,
      email: `${at}@people.test`,
      companyName: at === 0 ? ' =HYPERLINK("x")' : '',
    }),
  )
  await putPeople(people)
  await control.settle()
  let file = ''
  let cursor: string | undefined
  do {
    const { body } = await admin.call(exportUsers, {
      body: { q: mark, sort: 'email', direction: 'asc', ...(cursor && { cursor }) },
    })
    expect(body.rows).toBeLessThanOrEqual(500)
    file += body.csv
    cursor = body.nextCursor
  } while (cursor)
  expect(file.startsWith('\ufeffId,Name,Email,')).toBe(true)
  expect(file.match(/\r\n/g)).toHaveLength(41)
  expect(file).toContain(`"' =HYPERLINK(""x"")"`)
  for (const { email } of people) expect(file).toContain(`,${email},`)
  expectProblem(await (await demoClient(url, 'member')).call(exportUsers, { body: {} }), 403, 'admin_only')
})
