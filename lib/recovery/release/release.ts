import { heldInWords, heldWork } from '#core/operations/backups/held-work.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { latestHold } from '#core/platform/recovery/current-hold.ts'
import { type PlatformHold, platformHolds } from '#core/platform/recovery/platform-hold.ts'
import { DeployError } from '#lib/deploy/aws-query.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { dropMails } from './drop-mails.ts'
import type { ReleaseChoice } from './release-choice.ts'
import { stopCampaigns } from './stop-campaigns.ts'
import { workOnWebhooks } from './work-on-webhooks.ts'

type Surroundings = {
  now: string
  say: (line: string) => void
  /** Delivers the dead letters of all consumers again; tells how many there were. */
  redrive: () => Promise<number>
}

const nothingHeld = 'Nothing is held.'

/** Without a choice: what is held, and what there is to choose. */
export async function explainRelease(): Promise<string> {
  const hold = await readHold()
  if (!hold || hold.state === 'released') return nothingHeld
  return [
    `This table was restored from the backup ${hold.backupId} of ${utcDay(hold.instant)}, and keeps back:`,
    heldInWords(await heldWork(hold)),
    '',
    'Say what becomes of them, both at once:',
    '  --mails=drop        the mails of the backup are not sent',
    '  --mails=send        they are sent, although they may have been sent before the restore',
    '  --campaigns=missed  campaigns whose time has passed become missed, those on their way pause',
    '  --campaigns=send    they go out and go on, although they may have gone out before the restore',
    'Webhooks are worked on in any case: the payment providers say what holds today.',
  ].join('\n')
}

/**
 * Lets a restored platform work by itself again. Cut off anywhere, it goes on where it was when it is run again; two at
 * once do the same as one.
 */
export async function release(
  { mails, campaigns }: ReleaseChoice,
  { now, say, redrive }: Surroundings,
): Promise<void> {
  const hold = await readHold()
  if (!hold || hold.redeliveredAt) return say(nothingHeld)
  if (hold.state === 'held') {
    if (mails === 'drop') say(`Dropped ${counted(await dropMails(hold), 'mail')}.`)
    if (campaigns === 'missed') say(`Stopped ${counted(await stopCampaigns(now), 'campaign')}.`)
    await step('held', (held) => ({ ...held, state: 'released', releasedAt: now }))
    say('The platform is released.')
  }
  const webhooks = await workOnWebhooks(hold, now)
  if (webhooks > 0) say(`Gave ${counted(webhooks, 'webhook')} to the worker.`)
  const letters = await redrive()
  if (letters > 0) say(`Delivered ${counted(letters, 'dead letter')} again.`)
  await step('released', (released) => ({ ...released, redeliveredAt: now }))
}

async function readHold(): Promise<PlatformHold | undefined> {
  const hold = await latestHold({ fresh: true })
  if (hold?.state === 'restoring')
    throw new DeployError('This table is not whole yet. Run the restore again until it says so.')
  return hold
}

/** A step that another run has taken is not taken twice. */
const step = (from: PlatformHold['state'], next: (hold: PlatformHold) => PlatformHold): Promise<void> =>
  untilUnchanged(async () => {
    const hold = await platformHolds.get({}, { consistent: true })
    if (hold?.state !== from || hold.redeliveredAt) return
    const { version } = hold
    await commit(platformHolds.put({ ...next(hold), version: version + 1 }, { version }))
  })

const counted = (count: number, one: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : `${one}s`}`
