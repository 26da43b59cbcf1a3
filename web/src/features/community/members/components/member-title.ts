import { listedName } from '#shared/community/members/listed-name.ts'
import type { PublicProfile } from '#shared/community/members/public-profile.ts'
import type { PageData } from '#web/app/screen.ts'
import { memberQuery } from '../api/member-queries.ts'

/** The name of the member in the address, as soon as it has loaded. */
export function memberTitle({ params, get }: PageData): string {
  const member = get(memberQuery(params.userId ?? '')) as PublicProfile | null | undefined
  return member ? listedName(member) : 'Member'
}
