import { expect, test } from 'vitest'
import { findAnswers } from '#shared/ai/ai-answers/contract.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { putRequest } from '#test/support/support-requests.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()

test('while the search is off no one searches, and nothing is said about the request', async () => {
  const { id } = await putRequest()
  for (const account of ['admin', 'organizer']) {
    const client = await demoClient(url, account)
    for (const requestId of [id, unknownId('tkt')]) {
      const refused = expectProblem(await client.call(findAnswers, { body: { requestId } }), 503, 'ai_off')
      expect(refused.detail).toBe('AI is turned off.')
    }
  }
})

test('the search is for those who answer at desks', async () => {
  for (const account of ['member', 'pro', 'retailer']) {
    const client = await demoClient(url, account)
    expectProblem(await client.call(findAnswers, { body: { requestId: unknownId('tkt') } }), 403)
  }
})
