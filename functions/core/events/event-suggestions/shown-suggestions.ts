import { contactsOf } from '#core/billing/billing/contacts-of.ts'
import { events } from '#core/events/events/events.ts'
import { namedOrganization, organizationsById } from '#core/organizations/organizations/named-organization.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import type { Row } from '#core/platform/projections/row.ts'
import type { ListedSuggestion } from '#shared/events/event-suggestions/admin-contract.ts'
import type { OwnSuggestion } from '#shared/events/event-suggestions/contract.ts'
import { publicPath } from './public-path.ts'
import type { StoredSuggestion } from './suggestions.ts'

/** Suggestions as reviewers see them. */
export async function listedSuggestions(stored: readonly StoredSuggestion[]): Promise<ListedSuggestion[]> {
  const [contactOf, found] = await Promise.all([
    contactsOf(stored.flatMap(({ suggestedBy }) => suggestedBy ?? [])),
    organizationsById(stored.map(({ organizationId }) => organizationId)),
  ])
  return stored.map(({ secretHashes: _, ...one }) => {
    const organization = namedOrganization(found.get(one.organizationId ?? ''))
    const member = one.suggestedBy && contactOf(one.suggestedBy)
    return {
      ...one,
      ...(organization && { organization }),
      suggesterName: member ? member.userName : 'Visitor',
      suggesterEmail: (member ? member.userEmail : one.email) ?? '',
    }
  })
}

/** One of them, as it is after a change. */
export async function listedSuggestion(stored: StoredSuggestion): Promise<ListedSuggestion> {
  const [shown] = await listedSuggestions([stored])
  return shown as ListedSuggestion
}

/** Suggestions as those who made them follow them, with where their events are. */
export async function ownSuggestions(stored: readonly StoredSuggestion[]): Promise<OwnSuggestion[]> {
  const eventOf = (one: StoredSuggestion) => one.eventId ?? one.duplicateOf
  const ids = [...new Set(stored.flatMap((one) => eventOf(one) ?? []))].filter((id) => id.startsWith('evt_'))
  const rows = ids.length > 0 ? await getMany(ids.map((id) => events.key({ id }))) : []
  const paths = new Map(
    rows.map((row) => events.read(row as Row)).map((event) => [event.id as string, publicPath(event)]),
  )
  return stored.map((one) => {
    const { secretHashes: _, reviewerId: __, email: ___, suggestedBy: ____, duplicateOf: _____, ...own } = one
    const eventPath = paths.get(eventOf(one) ?? '')
    return { ...own, ...(eventPath && { eventPath }) }
  })
}

export async function ownSuggestion(stored: StoredSuggestion): Promise<OwnSuggestion> {
  const [shown] = await ownSuggestions([stored])
  return shown as OwnSuggestion
}
