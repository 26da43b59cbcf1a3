import { type AdZone, adZones } from '#shared/ads/ad-zones/ad-zone.ts'
import type { CountedEventName } from '#shared/operations/insights/counted-event.ts'
import { type MembershipType, membershipLabels } from '#shared/platform/users/membership-type.ts'
import { networkNames } from '#web/features/content/footer/components/network-names.ts'

const names: Readonly<Record<string, string>> = { ...networkNames, ...membershipLabels }

const zoneName = (zone: string) => adZones[zone as AdZone]?.name

/** `enter-event` as `Enter event`; the pattern of an address stays as it is. */
const plainWords = (word: string) =>
  word.startsWith('/') ? word : `${word.charAt(0).toUpperCase()}${word.slice(1).replaceAll(/[-_]/g, ' ')}`

/** What an event says beside its page, as people read it: `Enter event: accepted`. */
export function detailWords(name: CountedEventName, detail: string): string {
  const [first = '', second] = detail.split(' ')
  if (name === 'form_submit') return second ? `${plainWords(first)}: ${second}` : plainWords(first)
  if (name === 'sign_up' && second)
    return `${plainWords(first)}, ${membershipLabels[second as MembershipType] ?? second}`
  return (name === 'ad_click' ? zoneName(first) : names[first]) ?? plainWords(detail)
}
