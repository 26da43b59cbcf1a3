import type { EventBridgeEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import { env } from '#core/env.ts'
import type { Write } from '#core/platform/db/write.ts'
import { log } from '#core/platform/log/log.ts'
import { currentHold } from '#core/platform/recovery/current-hold.ts'
import { appliedEffects } from './applied-effects.ts'
import type { Fact, FactName, FactPayload } from './facts.ts'

/** While the platform is held after a restore, a fact goes back to its queue, and in the end among the dead letters. */
class PlatformHeld extends Error {
  override name = 'PlatformHeld'
}

/** Signals that this effect of this fact has been committed before. */
class AlreadyApplied extends Error {}

type Delivery<N extends FactName> = {
  fact: Fact<N>
  now: string
  /** A write to commit together with the effect: it makes a second delivery of the same fact a no-op. */
  once: Write
  /** The same for one of the many that a fact reaches: catch what a repetition throws with `unlessApplied`. */
  onceFor: (one: string) => Write
}

/** Runs one effect of the many of a fact, and passes over one that there has been. */
export async function unlessApplied(effect: () => Promise<void>): Promise<void> {
  try {
    await effect()
  } catch (error) {
    if (!(error instanceof AlreadyApplied)) throw error
  }
}

const Envelope = z.object({ id: z.string(), at: z.string(), payload: z.unknown() })

const daysRemembered = 30

/** One effect of one fact, of those that its noun declares. Deliveries may repeat and may come out of order; the effect happens once. */
export function consumer<N extends FactName>(
  facts: Readonly<Record<N, z.ZodMiniType>>,
  name: N,
  effect: string,
  apply: (delivery: Delivery<N>) => Promise<void>,
): (event: EventBridgeEvent<N, unknown>) => Promise<void> {
  return async (event) => {
    if (await currentHold()) throw new PlatformHeld(`${name} waits until the platform is released.`)
    const { id, at, payload } = z.parse(Envelope, event.detail)
    const fact: Fact<N> = { id, name, at, payload: z.parse(facts[name], payload) as FactPayload<N> }
    try {
      await apply({
        fact,
        now: later(new Date(event.time).toISOString(), at),
        once: applied(id, effect, event.time),
        onceFor: (one) => applied(id, `${effect}#${one}`, event.time),
      })
      log.info('fact.applied', { fact: name, effect, factId: id })
    } catch (error) {
      if (error instanceof AlreadyApplied) {
        log.info('fact.repeated', { fact: name, effect, factId: id })
        return
      }
      log.error('fact.failed', { fact: name, effect, factId: id, error })
      throw error
    }
  }
}

const applied = (factId: string, effect: string, time: string): Write => ({
  item: {
    Put: {
      TableName: env('TABLE_NAME'),
      Item: {
        pk: `APPLIED#${factId}`,
        sk: effect,
        entity: appliedEffects.name,
        ttl: Math.floor(Date.parse(time) / 1000) + daysRemembered * 86_400,
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
  refused: () => new AlreadyApplied(),
})

/** EventBridge cuts its times to whole seconds, which would put a consumer before the fact that woke it. */
const later = (one: string, other: string) => (one > other ? one : other)
