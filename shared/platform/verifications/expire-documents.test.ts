import { expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { documentsIdleSince, expireDocuments } from './expire-documents.ts'
import { newVerification, type Verification } from './verification.ts'

const decidedAt = '2027-01-10T12:00:00.000Z'
const dueAt = '2027-04-10T12:00:00.000Z'
const longAfter = '2030-01-01T00:00:00.000Z'

const aDocument = (addedAt: string) => ({
  id: newId('doc', addedAt),
  name: 'license.pdf',
  contentType: 'application/pdf',
  bytes: 400,
  addedAt,
})

const aVerification = (fields: Partial<Verification>): Verification => ({
  ...newVerification('00000000-0000-4000-8000-000000000001'),
  documents: [aDocument('2027-01-02T12:00:00.000Z')],
  version: 4,
  ...fields,
})

test.each(['approved', 'refused'] as const)(
  'documents of what was %s go 90 days after the decision, not a moment before',
  (state) => {
    const decided = aVerification({ state, decidedAt })
    expect(expireDocuments(decided, '2027-04-10T11:59:59.999Z')).toBeUndefined()
    const expired = expireDocuments(decided, dueAt)
    expect(expired).toEqual({ ...decided, documents: [], documentsDeletedAt: dueAt, version: 5 })
    expect(expired && expireDocuments(expired, longAfter)).toBeUndefined()
  },
)

test('documents that are added after a refusal, or never sent, are kept 90 days from the last of them', () => {
  const addedAt = '2027-03-01T09:00:00.000Z'
  for (const fields of [{ state: 'refused', decidedAt }, { state: 'draft' }] as const) {
    const mended = aVerification({ ...fields, documents: [aDocument(addedAt), aDocument(decidedAt)] })
    expect(documentsIdleSince(mended)).toBe(addedAt)
    expect(expireDocuments(mended, '2027-05-30T08:59:59.999Z')).toBeUndefined()
    expect(expireDocuments(mended, '2027-05-30T09:00:00.000Z')?.documents).toEqual([])
  }
})

test('documents that wait for a decision are kept however long it takes', () => {
  const waiting = aVerification({ state: 'submitted', submittedAt: decidedAt })
  expect(expireDocuments(waiting, longAfter)).toBeUndefined()
})
