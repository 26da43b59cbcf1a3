import { directoryEntries } from '#core/community/members/directory-entries.ts'
import { directoryEntriesOf } from '#core/community/members/directory-entries-of.ts'
import { rulesChangedOn } from '#core/content/search/rules-changed-on.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { jobProgress } from '#core/platform/jobs/job-progress.ts'
import { mails } from '#core/platform/mails/mails.ts'
import { changeUnread, notifications } from '#core/platform/notifications/notifications.ts'
import type { BucketName } from '#core/platform/storage/object-address.ts'
import { keepAdministrators } from '#core/platform/users/administrators.ts'
import { emailClaims } from '#core/platform/users/email-claims.ts'
import { users } from '#core/platform/users/users.ts'
import { documentKey, verifications } from '#core/platform/verifications/verifications.ts'
import { fillFirstBrands } from '#lib/deploy/fill-first-brands.ts'
import { fillOrganizations } from '#lib/deploy/fill-organizations.ts'
import { fillPages } from '#lib/deploy/fill-pages.ts'
import { filesOfPicture } from '#shared/platform/pictures/picture-widths.ts'
import { awaitsApproval } from '#shared/platform/verifications/awaits-approval.ts'
import type { UserPool } from '../identity/user-pool.ts'
import { demoPassword, demoUsers } from './accounts/demo-accounts.ts'
import { demoMembers } from './accounts/demo-members.ts'
import { demoVerification } from './accounts/demo-verification.ts'
import { demoAdPictures } from './ads/demo-ad-pictures.ts'
import { demoTeams } from './community/demo-teams.ts'
import { demoFacts } from './demo-facts.ts'
import { demoDirectory } from './directory/demo-directory.ts'
import { demoEvents } from './events/demo-events.ts'
import { demoVehicles } from './events/demo-vehicles.ts'
import { demoItems } from './market/demo-items.ts'
import { demoBackups } from './operations/demo-backups.ts'
import { demoOrganizations } from './organizations/demo-organizations.ts'
import { drawingAt } from './pictures/demo-pictures.ts'
import { demoMails, demoNotifications } from './platform/history.ts'
import { seedMarks } from './seed-marks.ts'
import type { SeedSize } from './seed-size.ts'
import * as nouns from './seeds-of-nouns.ts'
import { demoRequestFiles } from './support/demo-requests.ts'

const mostWritesAtOnce = 100

type Seeding = {
  pool: UserPool
  now: string
  size: SeedSize
  /** Into the bucket of media, if no other is named. */
  putFile: (key: string, body: Buffer, contentType: string, bucket?: BucketName) => Promise<void>
}

/** Fills an empty laptop cloud: accounts, catalog, and enough history that no screen is empty. */
export async function seed(seeding: Seeding): Promise<void> {
  // Also a cloud that was filled before there were pages gets those that every platform has.
  await fillPages()
  if (!(await seedMarks.get({ name: 'demo' }))) await seedDemo(seeding)
  // After the demo, whose platform has a logo.
  await fillOrganizations(seeding.now)
  await fillFirstBrands(seeding.now)
}

async function seedDemo({ pool, now, size, putFile }: Seeding): Promise<void> {
  const absent = { absent: true } as const
  const people = demoUsers(now)
  const members = demoMembers(now)
  for (const { id, email } of [...people, ...members])
    await pool.addUser({ sub: id, email, password: demoPassword })
  await Promise.all(
    [
      ...[...people, ...members].map(({ profileImage }) => profileImage),
      ...demoEvents(now).map(({ poster }) => poster?.url),
      ...demoVehicles(now).map(({ photoUrl }) => photoUrl),
      ...demoTeams(now).teams.map(({ logoUrl }) => logoUrl),
      ...demoOrganizations(now).organizations.map(({ logoUrl }) => logoUrl),
      ...(await demoDirectory(now, size)).listings.flatMap(({ logoUrl, pictures }) => [
        logoUrl,
        ...pictures.flatMap(({ src }) => filesOfPicture(src)),
      ]),
      ...(await demoItems(now, size)).flatMap(({ pictures }) =>
        pictures.flatMap(({ src }) => filesOfPicture(src)),
      ),
      ...(size === 'whole' ? demoAdPictures(now) : []),
    ].map((address) => address && putFile(address.slice(1), drawingAt(address), 'image/webp')),
  )

  const waiting = people.filter(awaitsApproval).map((user) => demoVerification(user, now))
  for (const { verification, file } of waiting)
    await putFile(documentKey(verification.userId, file.documentId), file.body, file.contentType)

  for (const { key, body, contentType } of size === 'whole' ? demoRequestFiles(now) : [])
    await putFile(key, body, contentType)

  for (const { key, body, contentType } of size === 'whole'
    ? demoBackups(now).flatMap(({ files }) => files)
    : [])
    await putFile(key, body, contentType, 'BACKUP_BUCKET')

  const ofNouns = Object.values<(now: string, size: SeedSize) => Write[] | Promise<Write[]>>(nouns)
  const writes: Write[] = [
    ...(await Promise.all(ofNouns.map((seedNoun) => seedNoun(now, size)))).flat(),
    ...waiting.map(({ verification }) => verifications.put(verification, absent)),
    ...demoMails(now).map((mail) => mails.put(mail, absent)),
    ...members.flatMap((user) => [
      users.put(user, absent),
      emailClaims.put({ email: user.email, userId: user.id, version: 1 }, absent),
    ]),
    // The first visitor finds the lists; what searching needs comes with the stream.
    ...[...people, ...members]
      .flatMap(directoryEntriesOf)
      .filter(({ list }) => list === 'newest' || list === 'name')
      .map((entry) => directoryEntries.derive(entry)),
    ...people.flatMap((user) => {
      const received = demoNotifications(user, now)
      const unread = received.filter((notification) => !notification.read).length
      return [
        users.put(user, absent),
        ...keepAdministrators(undefined, user),
        emailClaims.put({ email: user.email, userId: user.id, version: 1 }, absent),
        ...received.map((notification) => notifications.put(notification, absent)),
        ...(unread > 0 ? [changeUnread(user.id, unread)] : []),
      ]
    }),
    // What follows from it is made by the rules of today.
    jobProgress.derive({ job: 'renew_search_index', finishedOn: rulesChangedOn, version: 1 }),
    ...demoFacts(now),
  ]
  for (let start = 0; start < writes.length; start += mostWritesAtOnce)
    await commit(...writes.slice(start, start + mostWritesAtOnce))
  await commit(seedMarks.put({ name: 'demo', seededAt: now, version: 1 }, absent))
}
