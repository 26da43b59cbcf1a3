import { importSubscriber } from '#core/newsletter/newsletter-subscribers/import-subscriber.ts'
import { readNewsletterSettings } from '#core/newsletter/newsletter-subscribers/stored-newsletter-settings.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import {
  importSubscribers as contract,
  type SubscriberImportOutcome,
} from '#shared/newsletter/newsletter-subscribers/admin-contract.ts'
import { readImportRow } from '#shared/newsletter/newsletter-subscribers/import-row.ts'
import { subscriberRefusal } from '#shared/newsletter/newsletter-subscribers/subscriber-refusal.ts'

type Outcome = { outcome: SubscriberImportOutcome; problem?: string }

/** How many rows are looked at together. */
const atOnce = 10

/** Each row is a commit of its own: after a crash, sending the rows again brings the rest. */
async function importSubscribers({ actor: by, body, now }: ApiRequest<typeof contract>) {
  const { isDryRun, statement } = body
  const settings = await readNewsletterSettings()
  const rows = body.rows.map((row) => readImportRow(row, settings, now))
  if (!statement && rows.some((row) => row.email && row.consentAt)) throw subscriberRefusal.needsStatement()
  const first = new Map<string, number>()
  for (const [at, { email }] of rows.entries()) if (email && !first.has(email)) first.set(email, at)
  const outcomeOf = async (row: (typeof rows)[number], at: number): Promise<Outcome> => {
    if (row.email === undefined) return { outcome: 'invalid', problem: row.problem }
    if (first.get(row.email) !== at) return { outcome: 'known' }
    return { outcome: await importSubscriber({ ...row, ...(statement && { statement }) }, now, isDryRun) }
  }
  const outcomes: Outcome[] = []
  while (outcomes.length < rows.length) {
    const from = outcomes.length
    const part = rows.slice(from, from + atOnce)
    outcomes.push(...(await Promise.all(part.map((row, at) => outcomeOf(row, from + at)))))
  }
  const count = (of: SubscriberImportOutcome) => outcomes.filter(({ outcome }) => outcome === of).length
  const [added, invited] = [count('added'), count('invited')]
  if (!isDryRun && added + invited > 0)
    await commit(
      recordActivity(
        {
          by,
          type: 'newsletter_audience',
          description: `Imported ${added} subscribers to the newsletter, and asked ${invited} to confirm`,
          metadata: { added, invited, ...(statement && { statement }) },
        },
        now,
      ),
    )
  return { outcomes }
}

export const handler = endpoint(contract, importSubscribers)
