import * as z from 'zod/mini'

/** The types of businesses in the directory. */
export const ListingType = z.enum([
  'retailer',
  'installer',
  'manufacturer',
  'distributor',
  'fabricator',
  'mobile_service',
  'venue',
  'media',
])
export type ListingType = z.infer<typeof ListingType>

export const ListingService = z.enum([
  'installation',
  'fabrication',
  'tuning',
  'dsp_setup',
  'sound_deadening',
  'alternators',
  'repairs',
  'custom_boxes',
  'upholstery',
  'wraps',
  'remote_start',
  'dash_cams',
  'marine',
  'motorcycle',
  'measuring',
  'rentals',
  'wholesale',
  'mail_order',
  'warranty_service',
  'training',
])
export type ListingService = z.infer<typeof ListingService>

/** Businesses of these types come to their customers. */
export const travels = (type: ListingType): boolean => type === 'mobile_service' || type === 'installer'
