import { concurrentChange } from '#core/platform/db/commit.ts'
import { paypalProblemIn } from './paypal-problem.ts'

/** PayPal refuses a request while it still answers another under the same id: asked again, it gives that answer. */
export async function inTurn<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    const { status, issue } = paypalProblemIn(error) ?? {}
    if (status === 409 || issue === 'PREVIOUS_REQUEST_IN_PROGRESS') throw concurrentChange()
    throw error
  }
}
