import { expect, test } from 'vitest'
import { type Json, synthesize } from './synthesize.ts'

test('the AWS Solutions checks have no finding that is not acknowledged with its reason', async () => {
  const { findings } = await synthesize()
  expect(
    findings.map(({ ruleName, violatingConstructs }) => [
      ruleName,
      violatingConstructs.map((construct: Json) => construct.constructPath),
    ]),
  ).toEqual([])
})
