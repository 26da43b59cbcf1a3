import { putInvoice } from '#test/support/billing-records.ts'
import type { Client } from '#test/support/client.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { userIdOf } from '#test/support/records.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const invoice = {
  sample: async (caller?: Client) => ({
    params: { invoiceId: caller ? (await putInvoice(userIdOf(caller))).id : unknownId('ivc') },
  }),
  foreign: async ({ id }: { id: string }) => ({
    input: { params: { invoiceId: (await putInvoice(id)).id } },
    code: 'invoice_not_found',
  }),
}

export const fixture = {
  listInvoices: () => ({ query: { limit: 5 } }),
  getInvoice: invoice,
  downloadInvoice: invoice,
} satisfies NounFixture<'invoices'>
