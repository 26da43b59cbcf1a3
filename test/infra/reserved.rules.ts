import { beforeAll, expect, test } from 'vitest'
import { bulkFacts } from '#lib/background-infra/bulk-facts.ts'
import { consumers } from '#lib/background-infra/consumers.ts'
import { streams } from '#lib/background-infra/streams.ts'
import { triggers } from '#lib/background-infra/triggers.ts'
import { quotasTaken } from '#lib/deploy/check-quotas.ts'
import { ofType, synthesizeAfresh } from './synthesize.ts'

/** The number of simultaneous runs that each function reserves in the template of a real deployment. */
let reserved: Map<string, number>
beforeAll(async () => {
  const real = {
    demo: 'false',
    mailFrom: 'hello@example.org',
    captchaSiteKey: 'key',
    captchaSecretName: 'turnstile',
  }
  const platform = await synthesizeAfresh(undefined, real)
  reserved = new Map(
    ofType(platform, 'AWS::Lambda::Function').flatMap(({ path, properties }): [string, number][] => {
      const { ReservedConcurrentExecutions: most } = properties
      return most === undefined ? [] : [[path, most]]
    }),
  )
})

const factOf = (name: string) => {
  const on = consumers[name]?.on
  return on && ('fact' in on ? on.fact : on.service)
}

test('each consumer of a fact that a bulk act multiplies has a limit, and no other consumer has one', () => {
  const isBulk = (name: string) => Object.hasOwn(bulkFacts, factOf(name) ?? '')
  expect(
    Object.keys(consumers)
      .filter((name) => reserved.has(name))
      .toSorted(),
  ).toEqual(Object.keys(consumers).filter(isBulk).toSorted())
  for (const [fact, limits] of Object.entries<Readonly<Record<string, number>>>(bulkFacts))
    for (const [name, limit] of Object.entries(limits)) {
      expect(factOf(name), name).toBe(fact)
      expect(reserved.get(name), name).toBe(limit)
    }
})

test('beside them, what signs people in, receives webhooks, and reads the table reserves a share, and no other route', () => {
  expect([...reserved.keys()].filter((name) => !consumers[name]).toSorted()).toEqual(
    [
      ...Object.keys(triggers),
      ...Object.keys(streams),
      'receivePaypalWebhook',
      'receiveStripeWebhook',
    ].toSorted(),
  )
})

test('all of it together leaves the APIs 600 of the account’s 1,000 executions', () => {
  const sum = [...reserved.values()].reduce((all, one) => all + one, 0)
  expect(sum).toBeLessThanOrEqual(400)
  expect(quotasTaken().reserved).toBe(sum)
})
