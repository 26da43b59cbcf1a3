import { expect, test } from 'vitest'
import { synthesize } from './synthesize.ts'

test('the AWS Solutions checks have no finding that is not acknowledged with its reason', async () => {
  const { findings } = await synthesize()
  expect(findings).toEqual([])
})
