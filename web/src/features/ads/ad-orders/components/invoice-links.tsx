import { useQuery } from '@tanstack/react-query'
import type { AdOrderId } from '#shared/ads/ad-orders/ad-order.ts'
import { DownloadInvoiceButton } from '#web/features/billing/invoices/components/download-invoice-button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { adOrderQuery } from '../api/order-queries.ts'

/** The invoice by which a campaign was paid, to look at and to keep. */
export function InvoiceLinks({ orderId }: { orderId: AdOrderId }) {
  const { data: order, isPending } = useQuery(adOrderQuery(orderId))
  if (isPending) return <span className="text-dim">…</span>
  const { invoiceId, invoiceNumber } = order ?? {}
  if (!invoiceId) return <TextLink to="/billing?tab=invoices">Your invoices</TextLink>
  const number = invoiceNumber ?? invoiceId.slice(-8)
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <TextLink to={`/billing?tab=invoices&invoice=${invoiceId}`}>{number}</TextLink>
      <DownloadInvoiceButton size="sm" invoice={{ invoiceId, number }} />
    </span>
  )
}
