import { deriveId } from '#core/platform/db/derive-id.ts'
import { caseHeads, cases, type StoredCase } from '#core/platform/reports/cases.ts'
import { reports, type StoredReport } from '#core/platform/reports/reports.ts'
import { demoUserId, demoUsers } from '#lib/local/seed/accounts/demo-accounts.ts'
import { demoMembers } from '#lib/local/seed/accounts/demo-members.ts'
import { demoFeed } from '#lib/local/seed/community/demo-feed.ts'
import { demoDrivers } from '#lib/local/seed/tools/demo-drivers.ts'
import { postPath } from '#shared/community/feed/post-path.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { driverName } from '#shared/tools/drivers/driver-name.ts'
import { driverPath } from '#shared/tools/drivers/driver-path.ts'
import { sheetText } from '#shared/tools/drivers/sheet-text.ts'

/** Named so in the driver base. */
const reportedName = 'Soundstream SPL 12'

const said = [
  ['pro@demo.test', 'spam', 'The same comment stands below three posts.'],
  ['member@demo.test', 'other', ''],
] as const

const absent = { absent: true } as const

/** A comment that two of the demo accounts have reported, and a driver of which one says that a value is wrong. */
export const seed = (now: string) => [...reportedComment(now), ...reportedDriver(now)]

function reportedDriver(now: string) {
  const driver = demoDrivers(now).find(({ brand, model }) => `${brand} ${model}` === reportedName)
  if (!driver) throw new Error('the demo has no driver to report')
  const subject = { type: 'driver', id: driver.id } as const
  const createdAt = addTime(now, { hours: -26 })
  const id = deriveId('cas', createdAt, 'demo driver case') as StoredCase['id']
  return [
    cases.put(
      {
        id,
        subject,
        title: driverName(driver),
        excerpt: sheetText(driver),
        href: driverPath(driver),
        status: 'open',
        reporters: 1,
        weight: 1,
        isHidden: false,
        firstReportAt: createdAt,
        lastReportAt: createdAt,
        version: 1,
      },
      absent,
    ),
    caseHeads.put({ subject, openId: id, version: 1 }, absent),
    reports.put(
      {
        id: deriveId('rpt', createdAt, 'demo driver report') as StoredReport['id'],
        caseId: id,
        reporterId: demoUserId('pro@demo.test'),
        reason: 'wrong_facts',
        text: 'Mine measures 1.2 Ω a coil.',
        field: 'Re',
        weight: 1,
        createdAt,
        version: 1,
      },
      absent,
    ),
  ]
}

function reportedComment(now: string) {
  const people = [...demoUsers(now), ...demoMembers(now)]
  const reporters = said.map(([email]) => demoUserId(email))
  const reported = demoFeed(people, now).comments.find(({ userId }) => !reporters.includes(userId))
  const author = people.find(({ id }) => id === reported?.userId)
  if (!reported || !author) throw new Error('the demo feed has no comment to report')
  const subject = { type: 'comment', id: `${reported.postId}/${reported.id}` } as const
  const [firstReportAt, lastReportAt] = [addTime(now, { hours: -7 }), addTime(now, { hours: -3 })]
  const id = deriveId('cas', firstReportAt, 'demo case') as StoredCase['id']
  return [
    cases.put(
      {
        id,
        subject,
        title: 'Comment',
        excerpt: reported.text,
        href: postPath(reported.postId),
        authorId: author.id,
        authorName: author.name,
        status: 'open',
        reporters: said.length,
        weight: said.length,
        isHidden: false,
        firstReportAt,
        lastReportAt,
        version: 1,
      },
      absent,
    ),
    caseHeads.put({ subject, openId: id, version: 1 }, absent),
    ...said.map(([email, reason, text], index) => {
      const createdAt = index === 0 ? firstReportAt : lastReportAt
      return reports.put(
        {
          id: deriveId('rpt', createdAt, email) as StoredReport['id'],
          caseId: id,
          reporterId: demoUserId(email),
          reason,
          text,
          weight: 1,
          createdAt,
          version: 1,
        },
        absent,
      )
    }),
  ]
}
