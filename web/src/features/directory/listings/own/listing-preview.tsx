import type { Listing } from '#shared/directory/listings/listing.ts'
import { listingServices, listingTypes } from '#shared/directory/listings/listing-labels.ts'
import { summaryOf } from '#shared/directory/listings/public-listing.ts'
import { showPhone } from '#shared/platform/phone/show-phone.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { placeWords, priceWords, specialDayWords, weekLines } from './value-words.ts'

/** What a listing says, in short. */
export function ListingPreview({ listing }: { listing: Listing }) {
  const { businessName, listingType, place, website, phone, email, services, brands, hours } = listing
  const { specialDays, serviceMiles, pictures, logoUrl, description } = listing
  const [cover] = pictures
  const summary = summaryOf(listing)
  const missing = [!website && 'Website', !phone && 'Phone', !email && 'Email'].filter(Boolean)
  return (
    <div className="grid gap-5 wrap-anywhere">
      {cover && (
        <Picture
          src={cover.src}
          alt={cover.alt}
          sizes="(min-width: 48rem) 40rem, 100vw"
          width={640}
          height={360}
          className="aspect-video w-full border border-line object-cover"
        />
      )}
      <div className="flex items-center gap-4">
        <Avatar name={businessName} src={logoUrl ?? null} />
        <p className="min-w-0">
          <span className="block text-xl font-semibold">{businessName}</span>
          <span className="text-dim">{summary || listingTypes[listingType]}</span>
        </p>
      </div>
      <Facts
        facts={[
          ['Type', listingTypes[listingType]],
          ['Place', placeWords(place)],
          serviceMiles !== undefined && ['Travels', `Up to ${serviceMiles} miles`],
          website && ['Website', website],
          phone && ['Phone', showPhone(phone)],
          email && ['Email', email],
          // One sentence stands below the name already.
          (!description || description.trim() !== summary) && [
            'About',
            description && <span className="line-clamp-4 whitespace-pre-line">{description}</span>,
          ],
          ['Services', services.map((service) => listingServices[service]).join(', ')],
          ['Brands', brands.map(({ name }) => name).join(', ')],
          listing.startingPriceCents !== undefined && ['Price', priceWords(listing)],
          [
            'Hours',
            hours && (
              <ul>
                {weekLines(hours).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            ),
          ],
          specialDays.length > 0 && ['Special days', specialDayWords(specialDays)],
          ['Pictures', pictures.length > 0 && pictures.length],
          missing.length > 0 && ['Not given', missing.join(', ')],
        ]}
      />
    </div>
  )
}
