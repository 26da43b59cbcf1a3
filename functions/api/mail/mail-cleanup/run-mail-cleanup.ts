import { cleaningOf } from '#core/mail/mail-cleanup/cleaning-of.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { runMailCleanup as contract, type MailCleanupKind } from '#shared/mail/mail-cleanup/contract.ts'

/** All of it in one commit: the second of two people who clean up the same things finds it done. */
function runMailCleanup({ actor: by, body, now, remember }: ApiRequest<typeof contract>) {
  const findings = [...new Map(body.findings.map((one) => [`${one.kind} ${one.id}`, one])).values()]
  return untilUnchanged(async () => {
    const steps = await Promise.all(
      findings.map(async ({ kind, id }) => ({
        kind,
        id,
        writes: await cleaningOf[kind](id, now, by.userId),
      })),
    )
    const answer = {
      outcomes: steps.map(({ kind, id, writes }) => ({
        kind,
        id,
        outcome: writes ? ('cleaned' as const) : ('skipped' as const),
      })),
    }
    const done = steps.filter(({ writes }) => writes)
    if (done.length === 0) return answer
    await commit(
      ...done.flatMap(({ writes }) => writes ?? []),
      recordActivity(
        {
          by,
          type: 'mail_cleanup',
          description: `Cleaned up ${inWords(done)}`,
          metadata: { cleaned: done.map(({ kind, id }) => `${kind}: ${id}`) },
        },
        now,
      ),
      ...remember(answer),
    )
    return answer
  })
}

const words: Record<MailCleanupKind, readonly [one: string, many: string]> = {
  outdated_templates: ['email wording', 'email wordings'],
  stuck_mails: ['stuck email', 'stuck emails'],
  old_failures: ['old failed email', 'old failed emails'],
  unowned_suppressions: ['suppressed address', 'suppressed addresses'],
}

const list = new Intl.ListFormat('en-US')

function inWords(done: readonly { kind: MailCleanupKind }[]): string {
  const counts = Map.groupBy(done, ({ kind }) => kind)
  return list.format(
    [...counts].map(([kind, { length }]) => `${length} ${words[kind][length === 1 ? 0 : 1]}`),
  )
}

export const handler = endpoint(contract, runMailCleanup)
