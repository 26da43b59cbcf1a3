import type { UseFormReturn } from 'react-hook-form'
import type { AdCampaignFields } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import type { BookingValues } from './booking-values.ts'

export type BookingForm = UseFormReturn<BookingValues, unknown, AdCampaignFields>
