import { paypalProblemIn } from '#core/billing/paypal/paypal-problem.ts'
import { NoLongerPossible } from '#core/billing/providers/no-longer-possible.ts'
import { stripeStatus } from '#core/billing/stripe/provider-call.ts'

type Caller = { actor: { userId: string }; now: string }

/**
 * A use-case whose rule was asked about a state that a provider no longer has. If the provider refuses, our copy is
 * updated and the use-case runs again: its own rule then refuses, in the words for the new state, or it goes through. A
 * second refusal without a change is a bug of ours, unless the provider says that it came too late.
 */
export const inPresentState =
  <Request extends Caller, Answer>(
    readAgain: (request: Request) => Promise<unknown>,
    useCase: (request: Request) => Promise<Answer>,
  ) =>
  async (request: Request): Promise<Answer> => {
    try {
      return await useCase(request)
    } catch (error) {
      if (!isRefusal(error)) throw error
      await readAgain(request)
      return useCase(request)
    }
  }

/** Whatever the provider says to a request that it understood: which of it depends on the state is not always told. */
const isRefusal = (error: unknown) =>
  error instanceof NoLongerPossible ||
  [400, 404, 422].includes(stripeStatus(error) ?? paypalProblemIn(error)?.status ?? 0)
