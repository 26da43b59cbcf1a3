import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Json, ofType, synthesize } from './synthesize.ts'

test('the AWS Solutions checks have no finding that is not acknowledged with its reason', async () => {
  const { findings } = await synthesize()
  expect(
    findings.map(({ ruleName, violatingConstructs }) => [
      ruleName,
      violatingConstructs.map((construct: Json) => construct.constructPath),
    ]),
  ).toEqual([])
})

test('no quota is in the way of a deployment that the README does not name', async () => {
  const platform = await synthesize()
  const most = (stacks: string[]) =>
    Math.max(...stacks.map((name) => stacks.filter((other) => other === name).length))
  const stated = /(\d+) functions, (\d+) roles, (\d+) resources a stack and (\d+) routes an API/
  const [, functions, roles, resources, routes] = stated.exec(readFileSync('README.md', 'utf8')) ?? []
  const of = (type: string) => ofType(platform, type)
  expect(of('AWS::Lambda::Function').length).toBeLessThanOrEqual(Number(functions))
  expect(of('AWS::IAM::Role').length).toBeLessThanOrEqual(Number(roles))
  expect(most(platform.resources.map(({ stack }) => stack))).toBeLessThanOrEqual(Number(resources))
  expect(most(of('AWS::ApiGatewayV2::Route').map(({ stack }) => stack))).toBeLessThanOrEqual(Number(routes))
})
