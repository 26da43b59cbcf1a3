import * as z from 'zod/mini'

export const MembershipType = z.enum([
  'admin',
  'organization',
  'manufacturer',
  'retailer',
  'pro_competitor',
  'competitor',
])
export type MembershipType = z.infer<typeof MembershipType>

/** What a visitor may register as; administrators are made by a command, never by a form. */
export const PublicMembershipType = z.enum([
  'organization',
  'manufacturer',
  'retailer',
  'pro_competitor',
  'competitor',
])
export type PublicMembershipType = z.infer<typeof PublicMembershipType>

export const businessTypes = ['organization', 'manufacturer', 'retailer'] as const

export const BusinessType = z.enum(businessTypes)
export type BusinessType = z.infer<typeof BusinessType>

export const isBusiness = (type: MembershipType) => (businessTypes as readonly string[]).includes(type)

export const membershipLabels: Record<MembershipType, string> = {
  admin: 'Administrator',
  organization: 'Organization',
  manufacturer: 'Manufacturer',
  retailer: 'Retailer',
  pro_competitor: 'Pro Competitor',
  competitor: 'Competitor',
}
