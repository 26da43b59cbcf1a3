import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { Subscriber } from '#shared/newsletter/newsletter-subscribers/subscriber.ts'
import { subscribers } from './subscribers.ts'

type Change = (subscriber: Subscriber) => Subscriber
/** What is committed with the change, if there is one. */
type Also = (after: Subscriber, before: Subscriber) => Write[] | Promise<Write[]>

/** The write of a subscriber as it is now. Its address stays: that moves with the claim on it. */
export const changedSubscriber = (after: Subscriber, { version }: Subscriber): Write =>
  subscribers.put({ ...after, version: version + 1 }, { version })

/**
 * Changes a subscriber as it is now, however many change it at once; the same subscriber back means no change. Undefined
 * if there is none any more: then nothing is written.
 */
export const changeSubscriber = (
  id: string,
  change: Change,
  also: Also = () => [],
): Promise<Subscriber | undefined> =>
  untilUnchanged(
    async () => {
      const before = await subscribers.get({ id }, { consistent: true })
      if (!before) return undefined
      const after = change(before)
      if (after === before) return before
      await commit(changedSubscriber(after, before), ...(await also(after, before)))
      return { ...after, version: before.version + 1 }
    },
    { crowd: true },
  )
