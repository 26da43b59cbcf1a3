import { marshall, type NativeAttributeValue } from '@aws-sdk/util-dynamodb'
import type { Write } from '#core/platform/db/write.ts'
import { users } from '#core/platform/users/users.ts'
import { demoUsers } from '#lib/local/seed/accounts/demo-accounts.ts'
import { demoMembers } from '#lib/local/seed/accounts/demo-members.ts'
import { seed as billingAudit } from '#lib/local/seed/billing/billing-audit.ts'
import { seed as plans } from '#lib/local/seed/billing/plans.ts'
import { seed as teams } from '#lib/local/seed/community/teams.ts'
import { seed as faqs } from '#lib/local/seed/content/faqs.ts'
import { seed as events } from '#lib/local/seed/events/events.ts'
import { seed as registrations } from '#lib/local/seed/events/registrations.ts'
import { seed as leagues } from '#lib/local/seed/rules/leagues.ts'
import { seed as rulebooks } from '#lib/local/seed/rules/rulebooks.ts'
import { seed as seasons } from '#lib/local/seed/rules/seasons.ts'
import { seed as drivers } from '#lib/local/seed/tools/drivers.ts'

/** A line of an export: an item as the database writes it. */
export type BackupLine = { entity: string; pk: string; sk: string; text: string }

/** Some of the demo’s own items. The audit is there as a whole, because its chain is checked. */
export const backupLines = (now: string): BackupLine[] =>
  [
    ...billingAudit(now),
    ...[...demoUsers(now), ...demoMembers(now)].map((user) => users.put(user, { absent: true })),
    ...[plans, faqs, leagues, rulebooks, seasons, drivers, teams, events, registrations].flatMap(
      (seed): Write[] => seed(now),
    ),
  ].flatMap(({ item: { Put } }) => (Put?.Item ? [lineOf(Put.Item)] : []))

const lineOf = (item: Record<string, NativeAttributeValue>): BackupLine => ({
  entity: String(item.entity),
  pk: String(item.pk),
  sk: String(item.sk),
  text: `${JSON.stringify({ Item: marshall(item, { removeUndefinedValues: true }) })}\n`,
})

/** The same line without the brand in it, as nothing that runs would write it. */
export function withoutBrand(line: BackupLine): BackupLine {
  const { Item } = JSON.parse(line.text) as { Item: Record<string, unknown> }
  const { brand: _, ...rest } = Item
  return { ...line, text: `${JSON.stringify({ Item: rest })}\n` }
}
