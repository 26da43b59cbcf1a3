import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { zoneName } from '#shared/ads/ad-zones/ad-zone.ts'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { InvoiceLinks } from '#web/features/ads/ad-orders/components/invoice-links.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { counted, daysWords } from './campaign-words.ts'

const units = { views: 'per 1,000 views', sponsor: 'a day', featured: '' } as const

/** What was booked, and what it costs. */
export function CostFacts({ campaign }: { campaign: AdCampaign }) {
  const { zone, model, views, states, frequencyCap, refundsAtEnd, price, paidCents, paidAt, orderId } =
    campaign
  const { refundCents, listingId, listingName } = campaign
  return (
    <Facts
      beside
      facts={[
        listingId && [
          'Listing',
          <TextLink key="listing" to={listingPath(listingId)}>
            {listingName ?? 'View the listing'}
          </TextLink>,
        ],
        ['Ad space', zoneName(zone)],
        ['Days', daysWords(campaign)],
        model !== 'featured' && [
          'Booked',
          model === 'views' ? counted(views ?? 0, 'view') : 'All views of its days, as a sponsor',
        ],
        model !== 'featured' && ['States', states.length > 0 ? states.join(', ') : 'All'],
        frequencyCap && [
          'Limit',
          `${counted(frequencyCap.views, 'view')} ${frequencyCap.hours === 24 ? 'a day' : 'a week'} for each visitor`,
        ],
        model === 'views' && ['Unused views', refundsAtEnd ? 'Refunded' : 'Run on for up to 14 days'],
        price && [
          'Price',
          [dollars(price.cents), model !== 'featured' && `${dollars(price.unitCents)} ${units[model]}`]
            .filter(Boolean)
            .join(' · '),
        ],
        paidCents !== undefined && paidAt && ['Paid', `${dollars(paidCents)} on ${localTime(paidAt)}`],
        paidAt && orderId && ['Invoice', <InvoiceLinks key="invoice" orderId={orderId} />],
        refundCents && ['Refund', dollars(refundCents)],
      ]}
    />
  )
}
