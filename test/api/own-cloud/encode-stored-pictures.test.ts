import { afterAll, beforeAll, expect, test } from 'vitest'
import { posts } from '#core/community/feed/posts.ts'
import { teams } from '#core/community/teams/teams.ts'
import { pageDrafts, pageVersions } from '#core/content/cms-pages/cms-pages.ts'
import { events } from '#core/events/events/events.ts'
import { vehicles } from '#core/events/vehicles/vehicles.ts'
import { commit } from '#core/platform/db/commit.ts'
import { listObjects, putObject } from '#core/platform/storage/objects.ts'
import { users } from '#core/platform/users/users.ts'
import { newId } from '#shared/ids.ts'
import { controlOf } from '#test/support/control.ts'
import { putPublished } from '#test/support/events.ts'
import { putPost } from '#test/support/feed.ts'
import { newMember } from '#test/support/new-member.ts'
import { putDraft, putPage } from '#test/support/pages.ts'
import { photo, placeInPhoto } from '#test/support/photos.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { keysOf, servedPicture, statusesOf } from '#test/support/served-picture.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'
import { putTeam } from '#test/support/teams.ts'
import { putVehicle } from '#test/support/vehicles.ts'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startCloud()
})
afterAll(() => cloud.stop())

/** A picture as it was published before: as it was uploaded. */
async function storedBefore(folder: string, bytes: Uint8Array): Promise<string> {
  const key = `media/${folder}/${newId('pic', '2026-01-05T12:00:00.000Z')}.jpg`
  await putObject(key, bytes, { contentType: 'image/jpeg' })
  return `/${key}`
}

test('what was published as it was uploaded is re-encoded once, and what cannot be read stays', async () => {
  const control = controlOf(cloud.url)
  const { client } = await newMember(cloud.url)
  const id = userIdOf(client)
  const file = await photo(300, 600, { orientation: 6 })
  const before = (folder: string) => storedBefore(folder, file)
  const old = {
    picture: await before(`profile-pictures/${id}`),
    photo: await before(`vehicle-photos/${id}`),
    archived: await before(`vehicle-photos/${id}`),
    poster: await before(`event-posters/${id}`),
    page: await before(`page-pictures/${id}`),
  }
  const broken = await storedBefore(`vehicle-photos/${id}`, Buffer.from('not a picture'))
  await changeUser(id, { profileImage: old.picture })
  const car = await putVehicle(id, { photoUrl: old.photo })
  const van = await putVehicle(id, { photoUrl: old.archived, archivedAt: '2026-01-05T12:00:00.000Z' })
  const wreck = await putVehicle(id, { photoUrl: broken })
  const team = await putTeam(id)
  const logo = await before(`team-logos/${team.id}`)
  await commit(teams.put({ ...team, logoUrl: logo, version: 2 }, { version: 1 }))
  const poster = { url: old.poster, width: 300, height: 600 }
  const shows = await Promise.all([putPublished(id), putPublished(id)])
  for (const show of shows)
    await commit(events.put({ ...show, poster, version: show.version + 1 }, { version: show.version }))
  const post = await putPost(id, { image: old.poster })
  const content = `<p>See</p><img src="${old.page}" alt="A port" width="300" height="600" />`
  const [draft, page] = [await putDraft({ content }), await putPage({ content })]
  await control.settle()

  const run = async () => (await control.run('encode_stored_pictures')).result
  expect(await run()).toMatchObject({ unreadable: 1 })
  await control.settle()

  const user = await users.get({ id })
  const shown = [
    user?.profileImage,
    (await vehicles.get(car))?.photoUrl,
    (await vehicles.get(van))?.photoUrl,
    (await teams.get({ id: team.id }))?.logoUrl,
    (await posts.get(post))?.image,
  ]
  for (const src of shown) {
    const files = await servedPicture(cloud.url, src)
    expect(files.map(({ size }) => size)).toEqual([
      [600, 300],
      [600, 300],
      [400, 200],
    ])
    for (const { bytes } of files) expect(bytes.includes(placeInPhoto)).toBe(false)
  }
  for (const show of shows)
    expect((await events.get(show))?.poster).toEqual({ url: shown.at(-1), width: 600, height: 300 })
  const src = old.page.replace('.jpg', '-1600.webp')
  const now = `<p>See</p><img src="${src}" alt="A port" width="600" height="300" />`
  expect((await pageDrafts.get({ pageId: draft.id }))?.content).toBe(now)
  expect((await pageVersions.get({ pageId: page.id, number: 1 }))?.content).toBe(now)
  await servedPicture(cloud.url, src)
  expect((await vehicles.get(wreck))?.photoUrl).toBe(broken)
  expect(await listObjects(`media/profile-pictures/${id}/`)).toEqual(keysOf(user?.profileImage))
  expect(await statusesOf(cloud.url, logo)).toEqual([404])

  expect(await run()).toEqual({ encoded: 0, unreadable: 0 })
  // Its own schedule makes the second pass.
  await control.advance('P1D')
  await control.settle()
  expect(await listObjects(`media/event-posters/${id}/`)).toEqual(
    keysOf(poster.url.replace('.jpg', '-1600.webp')),
  )
  // The open tab of an editor may still save this address.
  expect(await statusesOf(cloud.url, old.page)).toEqual([200])
  expect(await statusesOf(cloud.url, broken)).toEqual([200])
  expect(await run()).toEqual({ encoded: 0, unreadable: 0 })
})
