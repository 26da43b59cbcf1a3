import type { ListingService } from '#shared/directory/listings/listing-kinds.ts'
import { listingServices, listingTypes } from '#shared/directory/listings/listing-labels.ts'
import type { Asked } from '#web/features/ai/ai-drafts/components/draft-panel.tsx'
import { draftFacts } from '#web/features/ai/ai-drafts/draft-facts.ts'
import type { ListingValues } from './listing-values.ts'

/** What a draft of a listing is made of: what is typed in its steps, saved or not. How to reach it stays out of texts. */
export function listingDraftAsk(values: ListingValues, wish: string): Asked {
  const { place, services, brands, startingPriceCents, startingPriceFor } = values
  const price = startingPriceCents.trim() && `$${startingPriceCents.trim()} ${startingPriceFor}`
  const facts = draftFacts({
    Name: values.businessName,
    Type: listingTypes[values.listingType],
    Summary: values.summary,
    City: place.city,
    State: place.state,
    Services: services.map((service) => listingServices[service as ListingService]).join(', '),
    Brands: brands.map(({ name }) => name).join(', '),
    'Starting price': price,
    'Travels, miles': values.serviceMiles,
  })
  return { feature: 'listing_text', facts, text: values.description, wish }
}
