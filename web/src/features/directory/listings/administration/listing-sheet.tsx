import type { AdminListing } from '#shared/directory/listings/admin-contract.ts'
import { listingTypes } from '#shared/directory/listings/listing-labels.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { showPhone } from '#shared/platform/phone/show-phone.ts'
import { fieldLines } from '#web/features/directory/listing-changes/administration/field-lines.ts'
import { DetailPanel } from '#web/ui/detail-panel.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { WebLink } from '#web/ui/web-link.tsx'
import { ListingPictures } from './listing-pictures.tsx'
import { specialDayLines, weekLines } from './week-lines.ts'

const lines = (of: readonly string[]) =>
  of.length > 0 && (
    <ul className="wrap-anywhere">
      {of.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )

type ListingSheetProps = { listing: AdminListing; headingLevel: 2 | 3 }

/** All that a listing says of a business. */
export function ListingSheet({ listing, headingLevel }: ListingSheetProps) {
  const { listingType, place, summary, description, website, phone, email, pictures, logoUrl } = listing
  const { services, brands, serviceMiles, startingPriceCents, startingPriceFor } = listing
  const { hours, specialDays, timeZone } = listing
  const missing = [
    !phone && 'Phone',
    !email && 'Email',
    !website && 'Website',
    !description && 'About',
    services.length === 0 && 'Services',
    brands.length === 0 && 'Brands',
    !hours && 'Hours',
  ].filter(Boolean)
  return (
    <div className="grid gap-6">
      {(logoUrl || pictures.length > 0) && (
        <Panel title="Pictures" headingLevel={headingLevel}>
          <div className="grid gap-4">
            {logoUrl && (
              <img
                src={logoUrl}
                alt="Logo"
                width={96}
                height={96}
                className="size-28 rounded object-contain"
              />
            )}
            {pictures.length > 0 && <ListingPictures pictures={pictures} />}
          </div>
        </Panel>
      )}
      <DetailPanel
        title="Business"
        headingLevel={headingLevel}
        facts={[
          ['Type', listingTypes[listingType]],
          ['Place', lines(fieldLines('place', place))],
          serviceMiles !== undefined && ['Travels', `${serviceMiles} miles`],
          phone && ['Phone', showPhone(phone)],
          email && ['Email', <EmailAddress key="email">{email}</EmailAddress>],
          website && [
            'Website',
            <WebLink key="website" href={website} className="wrap-anywhere" blank>
              {website}
            </WebLink>,
          ],
          summary && ['Summary', summary],
          description && [
            'About',
            <p key="about" className="max-w-prose whitespace-pre-line wrap-anywhere">
              {description}
            </p>,
          ],
          services.length > 0 && ['Services', fieldLines('services', services).join(', ')],
          brands.length > 0 && ['Brands', fieldLines('brands', brands).join(', ')],
          startingPriceCents !== undefined && [
            'Starting price',
            [`From ${dollars(startingPriceCents)}`, startingPriceFor].filter(Boolean).join(' · '),
          ],
          hours && ['Hours', lines(weekLines(hours))],
          specialDays.length > 0 && ['Special days', lines(specialDayLines(specialDays))],
          timeZone && ['Time zone', timeZone.replaceAll('_', ' ')],
          missing.length > 0 && ['Not given', missing.join(', ')],
        ]}
      />
    </div>
  )
}
