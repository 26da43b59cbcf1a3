import { billedTo } from '#core/billing/invoices/billed-to.ts'
import { ownTransaction } from '#core/billing/transactions/own-transaction.ts'
import { paidWith } from '#core/billing/transactions/paid-with.ts'
import { receiptNumber } from '#core/billing/transactions/receipt-number.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { downloadLink, putObject } from '#core/platform/storage/objects.ts'
import { downloadReceipt as contract } from '#shared/billing/transactions/contract.ts'
import { hasReceipt } from '#shared/billing/transactions/has-receipt.ts'
import { AppError } from '#shared/errors.ts'

const seconds = 300

/** Made at each click, so that it says what has gone back by then. */
async function downloadReceipt({ actor, params, now }: ApiRequest<typeof contract>) {
  const payment = await ownTransaction(actor.userId, params.transactionId)
  if (!hasReceipt(payment))
    throw new AppError(
      'unprocessable',
      'no_receipt',
      'This has no receipt. A membership has invoices instead.',
    )
  const [{ receiptPdf }, paid] = await Promise.all([
    import('#core/billing/transactions/receipt-pdf.ts'),
    paidWith(payment),
  ])
  const file = await receiptPdf(payment, { ...billedTo(actor.user), paidWith: paid.paidWith })
  const key = `exports/${actor.userId}/${payment.id}.pdf`
  await putObject(key, file, { contentType: 'application/pdf' })
  const name = `receipt-${receiptNumber(payment)}.pdf`
  return { pdfUrl: await downloadLink({ key, name, contentType: 'application/pdf', seconds, now }) }
}

export const handler = endpoint(contract, downloadReceipt)
