import type { StoredSuggestion } from '#core/events/event-suggestions/suggestions.ts'
import type { Client } from '#test/support/client.ts'
import { fromVisitor, putSuggestion, someSuggestion } from '#test/support/event-suggestions.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { userIdOf } from '#test/support/records.ts'
import { unknownAccount } from '#test/support/unknown-account.ts'
import { unknownId } from '#test/support/unknown-id.ts'

type Id = StoredSuggestion['id']

const named = (id: Id) => ({ params: { suggestionId: id } })

const ownedBy = async (caller: Client | undefined, changes: Partial<StoredSuggestion> = {}) => {
  if (!caller) return named(unknownId('sug') as Id)
  const suggestedBy = (caller.token ? userIdOf(caller) : unknownAccount) as StoredSuggestion['suggestedBy']
  return named((await putSuggestion({ suggestedBy, ...changes })).suggestion.id)
}

const foreign = async (owner: { id: string }, changes: Partial<StoredSuggestion> = {}) => {
  const suggestedBy = owner.id as StoredSuggestion['suggestedBy']
  const { suggestion } = await putSuggestion({ suggestedBy, ...changes })
  return { input: named(suggestion.id), code: 'suggestion_not_found' }
}

const asked = { status: 'needs_info', answer: 'Which hall of it?' } as const
const reply = { body: { reply: 'The big one.' } }
const anyone = async (caller: Client | undefined) =>
  named(caller ? (await putSuggestion()).suggestion.id : (unknownId('sug') as Id))
const linked = async (caller: Client | undefined, changes: Partial<StoredSuggestion> = {}) =>
  caller ? (await putSuggestion(changes)).handle : 'nothing'

export const fixture = {
  suggestEvent: () => ({ body: fromVisitor() }),
  suggestEventAsMember: () => ({ body: someSuggestion() }),
  findSimilarEvents: () => ({ query: { title: 'Bass Day', city: 'Dallas', startsOn: '2027-05-01' } }),
  listMySuggestions: () => ({}),
  getSuggestion: { sample: (caller) => ownedBy(caller), foreign: (owner) => foreign(owner) },
  lookUpSuggestion: async (caller) => ({ body: { handle: await linked(caller) } }),
  answerSuggestion: {
    sample: async (caller) => ({ ...(await ownedBy(caller, asked)), ...reply }),
    foreign: async (owner) => {
      const { input, code } = await foreign(owner, asked)
      return { input: { ...input, ...reply }, code }
    },
  },
  withdrawSuggestion: { sample: (caller) => ownedBy(caller), foreign: (owner) => foreign(owner) },
  answerSuggestionByLink: async (caller) => ({
    body: { handle: await linked(caller, asked), ...reply.body },
  }),
  listSuggestions: () => ({ query: { status: 'rejected' } }),
  getSuggestionForReview: anyone,
  askSuggester: async (caller) => ({
    ...(await anyone(caller)),
    body: { answer: 'Which hall of it?', version: 1 },
  }),
  approveSuggestion: async (caller) => ({ ...(await anyone(caller)), body: { answer: '', version: 1 } }),
  rejectSuggestion: async (caller) => ({
    ...(await anyone(caller)),
    body: { answer: 'This is no event.', version: 1 },
  }),
  markDuplicate: async (caller) => ({
    ...(await anyone(caller)),
    body: {
      duplicateOf: caller ? (await putSuggestion()).suggestion.id : unknownId('sug'),
      version: 1,
    },
  }),
} satisfies NounFixture<'eventSuggestions'>
