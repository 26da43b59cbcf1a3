import { isListed } from '#shared/organizations/organizations/public-organization.ts'
import { organizationsById } from './named-organization.ts'

/** An organization as posts about it show it: its logo, while it is listed. */
export const postSubject = {
  type: 'organization',
  read: async (ids: readonly string[]) => {
    const found = await organizationsById(ids)
    return new Map(
      [...found].flatMap(([id, organization]) => {
        const { logoUrl, city, state } = organization
        if (!isListed(organization)) return []
        const location = [city, state].filter(Boolean).join(', ')
        return [[id, { ...(logoUrl && { image: logoUrl }), location }] as const]
      }),
    )
  },
}
