import { beforeAll, expect, test } from 'vitest'
import { listPlans } from '#shared/billing/plans/contract.ts'
import {
  type FeaturesForm,
  listPlanFeatures,
  type PlanFeatures,
  setPlanFeatures,
} from '#shared/billing/plans/features-contract.ts'
import { type Capability, capabilities } from '#shared/platform/capabilities/capabilities.ts'
import { Client } from '#test/support/client.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
let admin: Client
beforeAll(async () => {
  admin = await demoClient(url, 'admin')
})

const type = 'manufacturer'

/** Something that the platform cannot do yet, while there is any. */
const unbuilt = (Object.keys(capabilities) as Capability[]).find((name) => !capabilities[name])

async function stored(): Promise<PlanFeatures> {
  const found = (await admin.call(listPlanFeatures, {})).body.items.find((one) => one.type === type)
  if (!found) throw new Error('there is no such membership')
  return found
}

const set = (features: FeaturesForm['features'], version: number) =>
  admin.call(setPlanFeatures, { params: { type }, body: { features, version } })

const restore = async ({ features }: PlanFeatures) =>
  set(features as FeaturesForm['features'], (await stored()).version)

/** What visitors read of the membership, by the month and by the year. */
const listed = async () =>
  (await new Client(url).call(listPlans, {})).body.items
    .filter((plan) => plan.type === type)
    .map(({ features }) => features)

test('an administrator says what a membership brings, and visitors read what of it works', async () => {
  const before = await stored()
  const features: FeaturesForm['features'] = [
    { text: 'A page of your own', needs: 'profiles' },
    ...(unbuilt ? [{ text: 'A banner at every show', needs: unbuilt }] : []),
    { text: 'Stickers' },
  ]
  const saved = await set(features, before.version)
  expect(saved.body).toMatchObject({ type, features })
  expect(await stored()).toEqual(saved.body)
  expect(await listed()).toEqual([
    ['A page of your own', 'Stickers'],
    ['A page of your own', 'Stickers'],
  ])
  expect((await restore(before)).status).toBe(200)
})

test('what needs a capability that the platform does not know is refused by its place', async () => {
  const { version } = await stored()
  const features = [{ text: 'Stickers' }, { text: 'Lasers', needs: 'lasers' as 'events' }]
  const { errors } = expectProblem(await set(features, version), 400, 'validation_failed')
  expect(errors).toEqual([{ path: 'body.features.1.needs', message: 'Choose a capability of the platform' }])
  const twice = await set([{ text: 'Stickers' }, { text: 'Stickers' }], version)
  expectProblem(twice, 400, 'validation_failed')
})

test('one of ten administrators who change the same features at the same time wins, for every period', async () => {
  const before = await stored()
  const texts = Array.from({ length: 10 }, (_, at) => `Feature of number ${at}`)
  const answers = await Promise.all(texts.map((text) => set([{ text }], before.version)))
  const won = answers.findIndex(({ status }) => status === 200)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const answer of answers) if (answer.status !== 200) expect([409, 503]).toContain(answer.status)
  expect(await listed()).toEqual([[texts[won]], [texts[won]]])
  expect((await restore(before)).status).toBe(200)
})
