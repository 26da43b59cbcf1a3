import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { AdZone } from './ad-zone.ts'
import { ZoneSettings, ZoneTerms } from './zone-settings.ts'

/** What a zone costs, for everyone. */
export const ZoneRate = z.object({
  zone: AdZone,
  pricePerThousandCents: z.int(),
  sponsorDayCents: z.int(),
  dailyViews: z.int(),
})
export type ZoneRate = z.infer<typeof ZoneRate>

export const RateCard = z.object({
  zones: z.array(ZoneRate),
  featured: z.object({ days: z.int(), cents: z.int() }),
  /** Without the card provider, advertisers pay by transfer, which an administrator records. */
  takesCards: z.boolean(),
})
export type RateCard = z.infer<typeof RateCard>

export const getRateCard = route({
  name: 'getRateCard',
  method: 'GET',
  path: '/api/ads/rates',
  auth: 'public',
  caching: 'minute',
  summary: 'What advertising costs in each zone, and how many views a day it has',
  response: RateCard,
})

/** A zone for administrators: its terms, and what of the next 60 days is sold. */
export const AdminZone = z.object({
  settings: ZoneSettings,
  dailyViews: z.int(),
  days: z.array(z.object({ day: z.iso.date(), views: z.int(), sponsors: z.int(), sellable: z.int() })),
})
export type AdminZone = z.infer<typeof AdminZone>

export const listAdZones = route({
  name: 'listAdZones',
  method: 'GET',
  path: '/api/admin/ads/zones',
  auth: 'admin',
  summary: 'The zones of ads with their terms and what of the next 60 days is sold',
  response: z.object({ zones: z.array(AdminZone) }),
})

export const updateAdZone = route({
  name: 'updateAdZone',
  method: 'PUT',
  path: '/api/admin/ads/zones/:zone',
  auth: 'admin',
  summary: 'Set the price and the estimate of a zone; what is booked keeps its price',
  params: z.strictObject({ zone: AdZone }),
  /** Version 0: no one has set anything yet. */
  body: z.strictObject({ ...ZoneTerms.shape, version: z.int().check(z.gte(0)) }),
  response: AdminZone,
  errors: ['version_conflict'],
})
