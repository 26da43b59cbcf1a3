import { changeLabels } from '#shared/directory/listing-changes/change-labels.ts'
import { differences, valuesOf } from '#shared/directory/listing-changes/changed-values.ts'
import type { ChangedField } from '#shared/directory/listing-changes/listing-change.ts'
import type { OwnListing } from '#shared/directory/listings/own-contract.ts'

export type SaveOutcome = { live: string[]; waits: string[] }

const labels = (values: object) => (Object.keys(values) as ChangedField[]).map((field) => changeLabels[field])

/** What of a live listing is public since it was saved, and what waits. */
export const saveOutcome = (before: OwnListing, after: OwnListing): SaveOutcome => ({
  live: labels(differences(valuesOf(before.listing), valuesOf(after.listing))),
  waits: labels(after.change?.to ?? {}),
})
