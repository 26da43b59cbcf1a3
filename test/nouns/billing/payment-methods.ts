import type { Client } from '#test/support/client.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { confirmCard, saveCard } from '#test/support/stripe.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()

const savedCard = {
  sample: async (caller?: Client) => ({
    params: { paymentMethodId: caller ? (await saveCard(url, caller)).id : unknownId('pay') },
  }),
  foreign: async ({ client }: { client: Client }) => ({
    input: { params: { paymentMethodId: (await saveCard(url, client)).id } },
    code: 'payment_method_not_found',
  }),
}

export const fixture = {
  createSetupIntent: () => ({ body: {} }),
  addPaymentMethod: async (caller) => ({
    body: {
      providerMethodId: caller ? await confirmCard(url, caller) : 'pm_unknown',
      type: 'card',
      setAsDefault: false,
    },
  }),
  removePaymentMethod: savedCard,
  setDefaultPaymentMethod: savedCard,
} satisfies NounFixture<'paymentMethods'>
