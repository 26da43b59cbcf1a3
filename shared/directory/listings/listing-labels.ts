import type { ListingService, ListingType } from './listing-kinds.ts'

export const listingTypes: Record<ListingType, string> = {
  retailer: 'Retailer',
  installer: 'Installer',
  manufacturer: 'Manufacturer',
  distributor: 'Distributor',
  fabricator: 'Fabricator',
  mobile_service: 'Mobile service',
  venue: 'Venue',
  media: 'Media',
}

export const listingServices: Record<ListingService, string> = {
  installation: 'Installation',
  fabrication: 'Fabrication',
  tuning: 'Tuning',
  dsp_setup: 'DSP setup',
  sound_deadening: 'Sound deadening',
  alternators: 'Alternators',
  repairs: 'Repairs',
  custom_boxes: 'Custom boxes',
  upholstery: 'Upholstery',
  wraps: 'Wraps',
  remote_start: 'Remote start',
  dash_cams: 'Dash cams',
  marine: 'Marine',
  motorcycle: 'Motorcycle',
  measuring: 'Measuring',
  rentals: 'Rentals',
  wholesale: 'Wholesale',
  mail_order: 'Mail order',
  warranty_service: 'Warranty service',
  training: 'Training',
}
