import * as z from 'zod/mini'

export const businessTypes = ['organization', 'manufacturer', 'retailer'] as const

export const BusinessType = z.enum(businessTypes)
export type BusinessType = z.infer<typeof BusinessType>

/** The types a visitor may register as; administrators are made by a command, never by a form. */
export const PublicMembershipType = z.enum([...businessTypes, 'pro_competitor', 'competitor'])
export type PublicMembershipType = z.infer<typeof PublicMembershipType>

/** Free first, as the pricing page lists them. */
export const membershipsFreeFirst = PublicMembershipType.options.toReversed()

export const MembershipType = z.enum(['admin', ...PublicMembershipType.options])
export type MembershipType = z.infer<typeof MembershipType>

export const isBusiness = (type: MembershipType) => (businessTypes as readonly string[]).includes(type)

export const membershipLabels: Record<MembershipType, string> = {
  admin: 'Administrator',
  organization: 'Organization',
  manufacturer: 'Manufacturer',
  retailer: 'Retailer',
  pro_competitor: 'Pro Competitor',
  competitor: 'Competitor',
}
