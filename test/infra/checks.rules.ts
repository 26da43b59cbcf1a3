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

test('a stack has room below the 500 resources that CloudFormation takes, and an API has 74 routes at most', async () => {
  const platform = await synthesize()
  const most = (stacks: string[]) =>
    Math.max(...stacks.map((name) => stacks.filter((other) => other === name).length))
  const routes = ofType(platform, 'AWS::ApiGatewayV2::Route')
  expect(most(platform.resources.map(({ stack }) => stack))).toBeLessThanOrEqual(450)
  expect(most(routes.map(({ stack }) => stack))).toBeLessThanOrEqual(74)
})
