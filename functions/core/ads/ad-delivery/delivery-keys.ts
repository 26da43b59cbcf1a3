import { deliveries } from './deliveries.ts'
import { figures, figuresOf } from './figures.ts'

/** The keys of all that the delivery of a campaign has left, for the noun that erases the campaign. */
export const deliveryKeysOf = async (campaignId: string): Promise<{ pk: string; sk: string }[]> => [
  deliveries.key({ campaignId }),
  ...(await figuresOf(campaignId)).map(figures.key),
]
