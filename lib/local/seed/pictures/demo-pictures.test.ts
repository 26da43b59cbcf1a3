import { readdirSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoUsers } from '#lib/local/seed/accounts/demo-accounts.ts'
import { demoMembers } from '#lib/local/seed/accounts/demo-members.ts'
import { demoAdPictures } from '#lib/local/seed/ads/demo-ad-pictures.ts'
import { demoTeams } from '#lib/local/seed/community/demo-teams.ts'
import { demoDirectory } from '#lib/local/seed/directory/demo-directory.ts'
import { demoEvents } from '#lib/local/seed/events/demo-events.ts'
import { demoVehicles } from '#lib/local/seed/events/demo-vehicles.ts'
import { demoItems } from '#lib/local/seed/market/demo-items.ts'
import { demoOrganizations } from '#lib/local/seed/organizations/demo-organizations.ts'
import { filesOfPicture } from '#shared/platform/pictures/picture-widths.ts'
import { drawingAt } from './demo-pictures.ts'
import { drawings, filesOf } from './drawings.ts'

const now = '2026-11-25T21:00:00.000Z'
const folder = new URL('files/', import.meta.url)

test('every event, vehicle, team, organization, business, item, ad and person of the demo has pictures of its own that are checked in', async () => {
  const people = [...demoUsers(now), ...demoMembers(now)].filter(
    ({ registrationCompleted }) => registrationCompleted,
  )
  const addresses = [
    ...people.map(({ profileImage }) => profileImage),
    ...demoEvents(now).map(({ poster }) => poster?.url),
    ...demoVehicles(now).map(({ photoUrl }) => photoUrl),
    ...demoTeams(now).teams.map(({ logoUrl }) => logoUrl),
    ...demoOrganizations(now).organizations.map(({ logoUrl }) => logoUrl),
    ...(await demoDirectory(now, 'whole')).listings.flatMap(({ logoUrl, pictures }) => [
      ...(logoUrl ? [logoUrl] : []),
      ...pictures.flatMap(({ src }) => filesOfPicture(src)),
    ]),
    ...(await demoItems(now, 'whole')).flatMap(({ pictures }) =>
      pictures.flatMap(({ src }) => filesOfPicture(src)),
    ),
    ...demoAdPictures(now),
  ]
  for (const address of addresses) expect(drawingAt(address ?? '').length).toBeGreaterThan(1000)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('the drawings are the files, and all of them have less than 4 MB', () => {
  const files = readdirSync(folder)
  expect(files.toSorted()).toEqual(
    drawings.flatMap((drawing) => filesOf(drawing).map(({ file }) => file)).toSorted(),
  )
  const bytes = files.reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0)
  expect(bytes).toBeLessThan(4 * 1024 * 1024)
})
