import { AdZone } from '#shared/ads/ad-zones/ad-zone.ts'
import { SocialNetwork } from '#shared/content/contact/contact-settings.ts'
import { screenPaths } from '#shared/content/navigation/screen-paths.ts'
import { PublicMembershipType } from '#shared/platform/users/membership-type.ts'
import type { CountedEventName } from './counted-event.ts'

const ways = ['email', 'google']
const kinds = ['competition', 'meet']

/** The details of events that know all of theirs. */
const closed: Partial<Record<CountedEventName, readonly string[]>> = {
  page_view: [''],
  search: [''],
  login: ways,
  sign_up: ways.flatMap((way) => PublicMembershipType.options.map((type) => `${way} ${type}`)),
  event_registration: kinds,
  view_event_detail: kinds,
  purchase: ['membership', 'entry', 'ad'],
  social_click: SocialNetwork.options,
  ad_click: AdZone.options,
}

/** The word for a form or an error. Without digits, it is neither an id nor a number of someone’s. */
const word = /^[a-z][a-z_-]{0,39}$/i

/** A form is known by its name, or else by the page that it is on. */
function isOfForm(detail: string): boolean {
  const [form = '', outcome, ...more] = detail.split(' ')
  const isKnown = word.test(form) || screenPaths.includes(form)
  return isKnown && (outcome === 'accepted' || outcome === 'refused') && more.length === 0
}

/** Tells whether an event may say this. Anything else could be about a person. */
export function isKnownDetail(name: CountedEventName, detail: string): boolean {
  if (name === 'form_submit') return isOfForm(detail)
  return name === 'error' ? word.test(detail) : (closed[name]?.includes(detail) ?? false)
}

/** The events whose details anyone can make up. */
export const hasOpenDetails = (name: string): boolean => name === 'form_submit' || name === 'error'
