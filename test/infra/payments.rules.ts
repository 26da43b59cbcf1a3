import { beforeAll, expect, test } from 'vitest'
import { allFunctions } from '#lib/bundle/functions.ts'
import { flat, functionNamed, type Json, ofType, type Platform, referred, synthesize } from './synthesize.ts'

let platform: Platform
beforeAll(async () => {
  platform = await synthesize()
})

const paymentSecret = () => {
  const [secret, ...more] = ofType(platform, 'AWS::SecretsManager::Secret').filter(({ properties }) =>
    String(properties.Description).includes('payment providers'),
  )
  expect(more).toEqual([])
  if (!secret) throw new Error('there is no payment secret')
  return secret
}

test('nothing can be paid after a deployment until someone has written keys into the secret', () => {
  expect(paymentSecret().properties.SecretString).toBe('{}')
})

test('the deployment names that secret whole, as the command that connects it needs it', () => {
  const { id, stack } = paymentSecret()
  expect(platform.outputs[stack]?.PaymentSecretArn.Value).toEqual({ Ref: id })
})

test('the keys are read by the functions that pay, replaced by the two that store them, and by the name of that secret alone', () => {
  const { id } = paymentSecret()
  const readers = allFunctions().filter(({ name }) => {
    const fn = functionNamed(platform, name)
    const role = referred(platform, fn, fn.properties.Role)
    const statements = role.properties.Policies.flatMap(
      (policy: Json) => policy.PolicyDocument.Statement,
    ) as Json[]
    const secretsFor = (action: string) =>
      statements
        .filter(({ Action }) => [Action].flat().includes(`secretsmanager:${action}`))
        .flatMap(({ Resource }) => [Resource].flat().map(flat))
    const using = statements.flatMap(({ Action }) =>
      [Action].flat().filter((action: string) => action.startsWith('secretsmanager:')),
    )
    for (const action of using)
      expect(['secretsmanager:GetSecretValue', 'secretsmanager:PutSecretValue'], name).toContain(action)
    const keptBy = ['connectProvider', 'disconnectProvider'].includes(name)
      ? [id]
      : name === 'setAiKey'
        ? ['AiSecret']
        : []
    expect(secretsFor('PutSecretValue'), name).toEqual(
      keptBy.map((secret) => expect.stringContaining(secret)),
    )
    const read = secretsFor('GetSecretValue')
    const known = [id, 'ServerClient', 'UnsubscribeSecret', 'AdSecret', 'AiSecret'].map((secret) =>
      expect.stringContaining(secret),
    )
    for (const resource of read) expect(known, name).toContainEqual(resource)
    return read.some((resource) => resource.includes(id))
  })
  const paying = allFunctions().filter(({ infra }) => infra.paysThrough)
  expect(readers.map(({ name }) => name)).toEqual(paying.map(({ name }) => name))
  expect(paying.length).toBeGreaterThan(10)
})

test('a function that asks a payment provider is not cut off before the provider has answered', () => {
  for (const { name, infra } of allFunctions())
    if (infra.paysThrough) expect(functionNamed(platform, name).properties.Timeout, name).toBeGreaterThan(20)
})

test('no key of a provider stands in the environment of a function', () => {
  for (const { name } of allFunctions()) {
    const { Variables = {} } = functionNamed(platform, name).properties.Environment ?? {}
    expect(JSON.stringify(Variables), name).not.toMatch(/[sr]k_(test|live)_|whsec_/)
  }
})

test('webhooks come to an API without a token, in a group of their own path', () => {
  const found = ofType(platform, 'AWS::ApiGatewayV2::Route').filter(({ properties }) =>
    String(properties.RouteKey).startsWith('POST /api/webhooks/'),
  )
  expect(found.map(({ properties }) => properties.RouteKey)).toContain('POST /api/webhooks/stripe')
  for (const { properties } of found) expect(properties.AuthorizationType ?? 'NONE').toBe('NONE')
  const behaviours = ofType(platform, 'AWS::CloudFront::Distribution').flatMap(
    ({ properties }) => properties.DistributionConfig.CacheBehaviors,
  )
  const webhooks = behaviours.find(({ PathPattern }: Json) => PathPattern.startsWith('/api/webhooks'))
  expect(webhooks?.AllowedMethods).toContain('POST')
})
